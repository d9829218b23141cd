<?php
/**
 * An owner's words.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Cart\Parts;

defined( 'ABSPATH' ) || exit;

/**
 * What an owner has set for a part of the cart page: other words than the usual
 * ones, which follow the shopper's language.
 *
 * @phpstan-type Own array{title?: string, text?: string, labels?: array<string, string>}
 */
final class Words {

	/**
	 * What the attributes of a block say; what is none of a part's words is left out.
	 *
	 * @param array<string, mixed> $attributes Of the part's block, as they were saved.
	 * @return Own
	 */
	public static function of( array $attributes ): array {
		$is_said = static fn ( mixed $word ): bool => is_string( $word ) && '' !== trim( $word );
		$own     = array_filter( array_intersect_key( $attributes, array_flip( array( 'title', 'text' ) ) ), $is_said );
		$labels  = array_filter( (array) ( $attributes['labels'] ?? array() ), $is_said );
		return $own + ( array() === $labels ? array() : array( 'labels' => $labels ) );
	}

	/**
	 * The heading or label of a part.
	 *
	 * @param Own    $own   What the owner has set.
	 * @param string $usual Plain text.
	 */
	public static function title( array $own, string $usual ): string {
		return $own['title'] ?? $usual;
	}

	/**
	 * The text of a part's button.
	 *
	 * @param Own    $own   What the owner has set.
	 * @param string $usual Plain text.
	 */
	public static function text( array $own, string $usual ): string {
		return $own['text'] ?? $usual;
	}

	/**
	 * The labels in a part.
	 *
	 * @param Own $own What the owner has set.
	 * @return array<string, string> Name to label.
	 */
	public static function labels( array $own ): array {
		return $own['labels'] ?? array();
	}
}
