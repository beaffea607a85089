#pragma once

/// Restricts this process, for good, to memory, time and the descriptors that are open: it can open no file and no
/// socket, start no process and no thread, signal no other process, and load no code.
///
/// Returns whether the kernel does it.
int sc_confine(void);
