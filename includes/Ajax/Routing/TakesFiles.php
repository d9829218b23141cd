<?php
/**
 * Endpoint that accepts files.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Ajax\Routing;

use Vitrine\Ajax\Endpoint;

defined( 'ABSPATH' ) || exit;

/**
 * Files are rejected everywhere else. They stay in `$_FILES` for the plugin that added
 * the fields; PHP deletes those that are not moved.
 *
 * @see spec 7.2
 */
interface TakesFiles extends Endpoint {}
