<?php
/**
 * How many results a listing has.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

use Vitrine\Contract;
use Vitrine\Loop\Loop;
use Vitrine\View\Loop\Shell;
use Vitrine\View\Loop\Update;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

echo Shell::piece( 'p', Contract::name( 'markers.loop_count' ), static fn ( Loop $loop ): Markup => Markup::join( Update::count( $loop ) ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Markup escapes all that goes into it.
