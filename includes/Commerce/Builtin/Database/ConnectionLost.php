<?php
/**
 * Lost database connection.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Database;

defined( 'ABSPATH' ) || exit;

/**
 * Thrown if the connection was lost in a transaction, which rolls it back.
 */
final class ConnectionLost extends \RuntimeException {}
