from whistlestop.boards.defects import BoardError, Defect, Report


def test_defect_as_text() -> None:
    assert str(Defect("routes.csv", 12, "length is 0")) == "routes.csv:12: length is 0"
    assert str(Defect("routes.csv", 0, "is missing")) == "routes.csv: is missing"


def test_board_error_lists_all() -> None:
    defects = [Defect("a", 1, "one"), Defect("b", 2, "two")]
    error = BoardError(defects)
    assert error.defects == defects
    assert str(error) == "a:1: one\nb:2: two"


def test_report_sorts_by_file_and_line() -> None:
    report = Report()
    report.add("cards.csv", 1, "d")
    report.add("cities.csv", 9, "c")
    report.add("cities.csv", 2, "b")
    report.add("board.toml", 5, "a")
    assert [defect.message for defect in report.defects()] == ["a", "b", "c", "d"]


def test_similar_defects_do_not_bury_the_others() -> None:
    report = Report()
    for line in range(2, 102):
        report.add("routes.csv", line, "double is 0, expected yes or no")
    report.add("routes.csv", 50, "length is 0")
    assert [str(defect) for defect in report.defects()] == [
        "routes.csv:2: double is 0, expected yes or no (and in 99 more lines: 3, 4, 5, 6, 7, ...)",
        "routes.csv:50: length is 0",
    ]


def test_a_few_similar_defects_are_reported_one_by_one() -> None:
    report = Report()
    for line in range(2, 7):
        report.add("routes.csv", line, "double is 0")
    assert [defect.line for defect in report.defects()] == [2, 3, 4, 5, 6]


def test_report_remembers_what_is_spoilt() -> None:
    report = Report()
    report.spoil("cards.row", "routes.csv:length")
    assert report.sound("cards.flush_at", "routes.csv:kind")
    assert not report.sound("cards.flush_at", "cards.row")
    assert report.sound()
