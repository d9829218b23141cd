<?php
/**
 * Plugin Name: Between tests
 * Description: Prevents asynchronous requests that would continue during the next test.
 *
 * @package Vitrine
 */

declare(strict_types=1);

// An admin page would run due actions with an async request in its visitor's session.
add_filter( 'action_scheduler_allow_async_request_runner', '__return_false' );
