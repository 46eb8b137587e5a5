#pragma once
// Dispatch exports these functions for run loops, such as Foundation's, but has no header for them.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);
