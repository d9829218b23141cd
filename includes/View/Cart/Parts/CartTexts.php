<?php
/**
 * Texts set by the owner.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Cart\Parts;

defined( 'ABSPATH' ) || exit;

/**
 * Texts that the owner has set for a part of the cart page. They replace the defaults,
 * which are translated to the shopper's language.
 *
 * @phpstan-type Own array{title?: string, text?: string, labels?: array<string, string>}
 */
final class CartTexts {

	/**
	 * Returns the texts in the attributes of a block.
	 *
	 * @param array<string, mixed> $attributes Saved attributes of the part's block.
	 * @return Own
	 */
	public static function of( array $attributes ): array {
		$is_said = static fn ( mixed $word ): bool => is_string( $word ) && '' !== trim( $word );
		$own     = array_filter( array_intersect_key( $attributes, array_flip( array( 'title', 'text' ) ) ), $is_said );
		$labels  = array_filter( (array) ( $attributes['labels'] ?? array() ), $is_said );
		return $own + ( array() === $labels ? array() : array( 'labels' => $labels ) );
	}

	/**
	 * Returns the heading or label of a part.
	 *
	 * @param Own    $own   Texts set by the owner.
	 * @param string $usual Default as plain text.
	 */
	public static function title( array $own, string $usual ): string {
		return $own['title'] ?? $usual;
	}

	/**
	 * Returns the button text of a part.
	 *
	 * @param Own    $own   Texts set by the owner.
	 * @param string $usual Default as plain text.
	 */
	public static function text( array $own, string $usual ): string {
		return $own['text'] ?? $usual;
	}

	/**
	 * Returns the labels in a part.
	 *
	 * @param Own $own Texts set by the owner.
	 * @return array<string, string> Name to label.
	 */
	public static function labels( array $own ): array {
		return $own['labels'] ?? array();
	}
}
