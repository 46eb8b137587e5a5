#pragma once
#include <sqlite3.h>

// Swift cannot call functions with a variable number of arguments.

static inline int csqlite_keep_log_on_close(sqlite3 *database, int is_on) {
    return sqlite3_db_config(database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, is_on, (int *)0);
}

static inline int csqlite_disable_memory_statistics(void) {
    return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
}
