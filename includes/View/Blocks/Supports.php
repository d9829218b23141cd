<?php
/**
 * Block supports on an existing element.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the attributes that WordPress gives a block (class, colors, spacing) to the
 * part's own element, without a further wrapper.
 */
final class Supports {

	/**
	 * Returns the HTML with the attributes.
	 *
	 * @param string      $html HTML that begins with the element.
	 * @param string|null $own  Attributes as returned by get_block_wrapper_attributes(); null: those of the block being rendered.
	 * @param string|null $at   Class of the inner element that gets them; null: the first element.
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
