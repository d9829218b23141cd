<?php
/**
 * A connection that is no more.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Database;

defined( 'ABSPATH' ) || exit;

/**
 * The connection to the database was lost within a transaction, which is undone
 * by that.
 */
final class ConnectionLost extends \RuntimeException {}
