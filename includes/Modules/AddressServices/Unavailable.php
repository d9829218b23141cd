<?php
/**
 * A service that does not answer.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\AddressServices;

defined( 'ABSPATH' ) || exit;

/**
 * Its message is for whoever looks after the shop, and holds no key.
 *
 * @api
 */
final class Unavailable extends \RuntimeException {}
