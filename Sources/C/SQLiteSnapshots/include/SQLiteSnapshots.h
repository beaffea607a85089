#ifndef SQLITE_SNAPSHOTS_H
#define SQLITE_SNAPSHOTS_H

/// The snapshot functions that SQLite has on Apple's platforms and that distributions of Linux build it without.
///
/// Libraries such as GRDB name them whenever they are compiled for a phone. Each answers `SQLITE_ERROR`.
struct sqlite3;
struct sqlite3_snapshot;

int sqlite3_snapshot_get(struct sqlite3 *database, const char *schema, struct sqlite3_snapshot **snapshot);
int sqlite3_snapshot_open(struct sqlite3 *database, const char *schema, struct sqlite3_snapshot *snapshot);
void sqlite3_snapshot_free(struct sqlite3_snapshot *snapshot);
int sqlite3_snapshot_cmp(struct sqlite3_snapshot *first, struct sqlite3_snapshot *second);
int sqlite3_snapshot_recover(struct sqlite3 *database, const char *schema);

#endif
