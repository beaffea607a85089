#ifndef WIDGET_CLOCK_H
#define WIDGET_CLOCK_H

#include <stdint.h>

/// Shows the program that this is linked into a date that stands still, so that a widget that asks for it twice gets
/// one answer, while everything that waits is unaffected.
///
/// The environment variable `TESSERA_DATE` says which, in nanoseconds since 1970; without it the date is the system's.
///
/// 1. The C library's functions that tell the date tell this one: `clock_gettime` for the clocks of the date,
///    `gettimeofday`, `time` and `timespec_get`. Clocks that count from the machine's start are the system's.
/// 2. Waits that end at a date (of conditions, semaphores and timers) end when as much time has passed as lies between
///    the date that stands and that one. Waits that end at a time of the other clocks are left alone; a time belongs to
///    the clock whose now it is nearer to.
///
/// The functions have the names of the C library's, and being nearer to the program they are the ones that it finds.
#define WIDGET_CLOCK_VARIABLE "TESSERA_DATE"

/// Moves the date that stands still to `date`, in nanoseconds since 1970. Does nothing where the date is the system's.
void widget_clock_move(int64_t date);

#endif
