<?php
/**
 * What an owner has set for a block, on an element that is there already.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * Puts what WordPress gives a block (its class, colors, spacing) onto the part's
 * own element: the page of blocks is the page.
 */
final class Supports {

	/**
	 * The element with the attributes.
	 *
	 * @param string      $html Begins with the element.
	 * @param string|null $own  Attributes as get_block_wrapper_attributes() writes them; null: of the block that is being rendered.
	 * @param string|null $at   Class of the element in it that gets them; null: the first.
	 */
	public static function on( string $html, ?string $own = null, ?string $at = null ): string {
		$from = new \WP_HTML_Tag_Processor( '<div ' . ( $own ?? get_block_wrapper_attributes() ) . '>' );
		$into = new \WP_HTML_Tag_Processor( $html );
		if ( ! $from->next_tag() || ! $into->next_tag( null === $at ? null : array( 'class_name' => $at ) ) ) {
			return $html;
		}
		foreach ( $from->get_attribute_names_with_prefix( '' ) ?? array() as $name ) {
			$value = (string) $from->get_attribute( $name );
			$had   = $into->get_attribute( $name );
			match ( true ) {
				! is_string( $had ) || 'id' === $name => $into->set_attribute( $name, $value ),
				'style' === $name                    => $into->set_attribute( $name, rtrim( $had, '; ' ) . ';' . $value ),
				'class' === $name                    => $into->set_attribute( $name, "$had $value" ),
				default                              => null,
			};
		}
		return $into->get_updated_html();
	}
}
