<?php
/**
 * Stripe request failure.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Payment\Stripe;

defined( 'ABSPATH' ) || exit;

/**
 * The result of a request is unknown: repeat it with the same key.
 */
final class StripeUnreachable extends \RuntimeException {}
