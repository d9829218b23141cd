<?php
/**
 * Plugin Name: Between tests
 * Description: Whatever a test sends is answered before the next one begins.
 *
 * @package Vitrine
 */

declare(strict_types=1);

// An admin page would run due actions with an async request in its visitor's session.
add_filter( 'action_scheduler_allow_async_request_runner', '__return_false' );
