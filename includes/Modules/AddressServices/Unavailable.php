<?php
/**
 * Service failure.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\AddressServices;

defined( 'ABSPATH' ) || exit;

/**
 * The message is for the owner of the shop, and must not include the API key.
 *
 * @api
 */
final class Unavailable extends \RuntimeException {}
