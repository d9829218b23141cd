<?php
/**
 * An endpoint to which files may come.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Ajax\Routing;

use Vitrine\Ajax\Endpoint;

defined( 'ABSPATH' ) || exit;

/**
 * Files are refused everywhere else. They lie in `$_FILES`, for the plugin whose
 * fields brought them; PHP throws away what nobody has moved.
 *
 * @see spec 7.2
 */
interface TakesFiles extends Endpoint {}
