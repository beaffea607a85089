struct PondApp {}
