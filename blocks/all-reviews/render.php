<?php
/**
 * Renders reviews of all products.
 *
 * @package Vitrine
 * @var array{title: string, number: int, columns: int, orderby: string, minRating: int, category: string, showText: bool, showDate: bool, showProduct: bool, showImage: bool, ...} $attributes Attributes of the block.
 */

declare( strict_types=1 );

use Vitrine\Plugin;
use Vitrine\View\Product\Reviews\AllReviews;

defined( 'ABSPATH' ) || exit;

( static function ( array $options ): void {
	$reviews = AllReviews::render( Plugin::engine(), $options );
	if ( null === $reviews ) {
		return;
	}
	printf(
		'<div %1$s>%2$s</div>',
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WordPress escapes attributes.
		get_block_wrapper_attributes(
			array(
				'class' => 'vitrine-all-reviews',
				'style' => '--vitrine-columns:' . max( 1, min( 4, (int) $options['columns'] ) ),
			)
		),
		$reviews // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Markup escapes its parts.
	);
} )( $attributes );
