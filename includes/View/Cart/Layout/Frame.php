<?php
/**
 * Wrapper elements of blocks in the cart block.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Cart\Layout;

use Vitrine\View\Blocks\InnerBlock;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the wrapper element that WordPress and plugins print for a block, in a form
 * that PHP and React can both render. The inner content is rendered separately.
 *
 * @phpstan-type Element array{tag: string, attributes: array<string, string>, style: array<string, string>}
 * @phpstan-type Shell array{element: Element, before: list<string>, shell: array<string, mixed>|null, after: list<string>}
 */
final class Frame {

	/** Allowed elements around parts. */
	private const TAGS = array( 'div', 'section', 'article', 'aside', 'header', 'footer', 'main' );

	/** Placeholder for the inner blocks. */
	private const HERE = '<vitrine-blocks></vitrine-blocks>';

	/** Allowed attributes, none of which can run code. */
	private const ATTRIBUTE = '/^(class|id|role|title|lang|dir|(aria|data)-[\w-]+)$/';

	/** Whether the blocks of parts print their wrapper; otherwise they print nothing outside of a cart. */
	private static bool $is_wanted = false;

	/**
	 * Returns the wrapper element of a block; null if it has none or is hidden.
	 *
	 * @param array<string, mixed> $block   Parsed block.
	 * @param array<string, mixed> $context Context of the cart block.
	 * @param bool                 $alone   Whether the block must be a single empty element.
	 * @return Element|null
	 */
	public static function of( array $block, array $context, bool $alone = false ): ?array {
		$block['innerBlocks']  = array();
		$block['innerContent'] = array_values( array_filter( $block['innerContent'], is_string( ... ) ) );

		self::$is_wanted = true;
		try {
			$html = InnerBlock::html( $block, $context );
		} finally {
			self::$is_wanted = false;
		}
		if ( $alone && 1 !== preg_match( '#^\s*<([a-z]+)(?=[\s>])[^<>]*>\s*</\1>\s*$#', $html ) ) {
			return null;
		}
		$tags = new \WP_HTML_Tag_Processor( $html );
		return $tags->next_tag() ? self::read( $tags ) : null;
	}

	/**
	 * Returns the nested wrapper elements of a block and the HTML beside its inner
	 * blocks, such as the image and overlay of a cover. Null if the block prints
	 * nothing or more than one root element.
	 *
	 * @param array<string, mixed> $block   Parsed block.
	 * @param array<string, mixed> $context Context of the cart block.
	 * @return Shell|null `shell`: the same of the next element within; null: the blocks stand here. `before`, `after`: HTML of what stands beside.
	 */
	public static function around( array $block, array $context ): ?array {
		$is_marked = false;
		$content   = array();
		foreach ( $block['innerContent'] as $piece ) {
			if ( is_string( $piece ) ) {
				$content[] = $piece;
			} elseif ( ! $is_marked ) {
				$content[] = self::HERE;
				$is_marked = true;
			}
		}
		$html = InnerBlock::html(
			array(
				'innerBlocks'  => array(),
				'innerContent' => $content,
				'innerHTML'    => implode( '', $content ),
			) + $block,
			$context
		);
		$page = new \DOMDocument();
		if ( 1 !== substr_count( $html, self::HERE ) || ! $page->loadHTML( '<?xml encoding="UTF-8"><body>' . $html . '</body>', LIBXML_NOERROR ) ) {
			return null;
		}
		$mark = ( new \DOMXPath( $page ) )->query( '//vitrine-blocks' );
		$root = ( new \DOMXPath( $page ) )->query( '/html/body/*' );
		return false !== $mark && false !== $root && 1 === $root->length && $mark->item( 0 ) instanceof \DOMElement ? self::shell( $mark->item( 0 ), null ) : null;
	}

	/**
	 * Returns the elements around a node, up to the body.
	 *
	 * @param \DOMElement $node  Child of the next element.
	 * @param Shell|null  $inner Shell of that child; null: it is the placeholder.
	 * @return Shell|null
	 */
	private static function shell( \DOMElement $node, ?array $inner ): ?array {
		// phpcs:disable WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- DOM properties.
		$parent = $node->parentNode;
		if ( ! $parent instanceof \DOMElement || 'body' === $parent->nodeName ) {
			return $inner;
		}
		$tags = new \WP_HTML_Tag_Processor( (string) $parent->ownerDocument?->saveHTML( $parent->cloneNode() ) );
		$own  = $tags->next_tag() ? self::read( $tags ) : null;
		if ( null === $own ) {
			return null;
		}
		$beside  = array( array(), array() );
		$is_past = 0;
		foreach ( $parent->childNodes as $child ) {
			if ( $child === $node ) {
				$is_past = 1;
			} elseif ( $child instanceof \DOMElement ) {
				$beside[ $is_past ][] = (string) $child->ownerDocument?->saveHTML( $child );
			}
		}
		return self::shell(
			$parent,
			array(
				'element' => $own,
				'before'  => $beside[0],
				'shell'   => $inner,
				'after'   => $beside[1],
			)
		);
		// phpcs:enable
	}

	/**
	 * Returns what the block of a part or column prints: its wrapper for of(),
	 * otherwise nothing.
	 *
	 * @param string $style Class of the wrapper.
	 */
	public static function html( string $style ): string {
		return self::$is_wanted ? sprintf( '<div %s></div>', get_block_wrapper_attributes( array( 'class' => $style ) ) ) : '';
	}

	/**
	 * Returns an element for a part without a block.
	 *
	 * @param string $style Class of the element.
	 * @return Element
	 */
	public static function plain( string $style ): array {
		return array(
			'tag'        => 'div',
			'attributes' => array( 'class' => $style ),
			'style'      => array(),
		);
	}

	/**
	 * Reads an element.
	 *
	 * @param \WP_HTML_Tag_Processor $tags Tag processor at the element.
	 * @return Element|null
	 */
	private static function read( \WP_HTML_Tag_Processor $tags ): ?array {
		$tag = strtolower( (string) $tags->get_tag() );
		if ( ! in_array( $tag, self::TAGS, true ) ) {
			return null;
		}
		$attributes = array();
		foreach ( $tags->get_attribute_names_with_prefix( '' ) ?? array() as $name ) {
			$value = $tags->get_attribute( $name );
			if ( is_string( $value ) && 1 === preg_match( self::ATTRIBUTE, $name ) ) {
				$attributes[ $name ] = $value;
			}
		}
		return array(
			'tag'        => $tag,
			'attributes' => $attributes,
			'style'      => self::declarations( (string) $tags->get_attribute( 'style' ) ),
		);
	}

	/**
	 * Returns the declarations of a style attribute.
	 *
	 * @param string $style CSS; parentheses and quotes may contain any character.
	 * @return array<string, string> Property to value.
	 */
	private static function declarations( string $style ): array {
		preg_match_all( '/([\w-]+)\s*:\s*((?:[^;("\']|\([^)]*\)|"[^"]*"|\'[^\']*\')+)/', $style, $found, PREG_SET_ORDER );
		$declared = array();
		foreach ( $found as list( , $property, $value ) ) {
			$declared[ $property ] = trim( $value );
		}
		return $declared;
	}
}
