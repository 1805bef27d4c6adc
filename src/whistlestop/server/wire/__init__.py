"""What goes over the wire: messages by direction, and the connection they go through."""
