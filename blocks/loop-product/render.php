<?php
/**
 * Renders a part of a product in a listing.
 *
 * @package Vitrine
 * @var array<string, mixed> $attributes Attributes of the block.
 * @var WP_Block             $block      The block.
 */

declare( strict_types=1 );

use Vitrine\Loop\Current;
use Vitrine\Loop\Loop;
use Vitrine\Plugin;
use Vitrine\View\Listing\CardParts;
use Vitrine\View\Listing\QueryCards;
use Vitrine\View\Listing\ShownCard;
use Vitrine\View\Loop\LoopProduct;
use Vitrine\View\Loop\Shell;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

( static function ( array $attributes, WP_Block $block ): void {
	$card = ShownCard::of( $block );
	// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Markup escapes its parts.
	echo match ( true ) {
		null !== $card            => CardParts::render( $card, Plugin::engine(), $attributes ),
		null !== Current::loop()  => Shell::piece( 'div', 'vitrine-loop-product', static fn ( Loop $loop ): ?Markup => LoopProduct::render( $loop, (int) ( $block->context['postId'] ?? 0 ), $attributes ) ),
		default                   => QueryCards::render( $block, $attributes ),
	};
	// phpcs:enable
} )( $attributes, $block );
