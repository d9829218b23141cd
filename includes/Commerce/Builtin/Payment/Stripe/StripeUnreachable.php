<?php
/**
 * Stripe did not answer.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Payment\Stripe;

defined( 'ABSPATH' ) || exit;

/**
 * Nobody knows what became of a request: it is asked again, under the same key.
 */
final class StripeUnreachable extends \RuntimeException {}
