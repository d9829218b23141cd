<?php
/**
 * The search of a listing.
 *
 * @package Vitrine
 * @var array<string, mixed> $attributes Of the block.
 */

declare( strict_types=1 );

use Vitrine\Loop\Loop;
use Vitrine\View\Loop\Fields;
use Vitrine\View\Loop\Shell;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

echo Shell::piece( 'div', 'vitrine-loop-search', static fn ( Loop $loop ): Markup => Fields::search( $loop, $attributes ), static fn (): array => array( 'role' => 'search' ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Markup escapes all that goes into it.
