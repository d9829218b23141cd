<?php
/**
 * Custom layout of the cart page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Cart\Layout;

use Vitrine\View\Blocks\InnerBlock;
use Vitrine\View\Cart\Parts\CartTexts;

defined( 'ABSPATH' ) || exit;

/**
 * Builds a layout from the blocks in a cart block. It always has all required parts:
 * missing ones are added at their default position, duplicates are dropped. Rendered by
 * ComposedCart, and by React in the browser. A node is a Part, a foreign Block, or an
 * Element with further nodes as `inner`.
 *
 * @phpstan-import-type Element from Frame
 * @phpstan-import-type Own from CartTexts
 * @phpstan-type Part array{part: string, own: Own, tag: string, attributes: array<string, string>, style: array<string, string>}
 * @phpstan-type Block array{block: string}
 * @phpstan-type Node array<string, mixed>
 * @phpstan-type Shape array{filled: list<Node>, empty: list<Node>}
 */
final class CartLayout {

	/**
	 * HTML of the foreign blocks, by key.
	 *
	 * @var array<string, string>
	 */
	private array $blocks = array();

	/**
	 * Names of the parts found so far.
	 *
	 * @var array<string, true>
	 */
	private array $found = array();

	/**
	 * Wrapper element of each column.
	 *
	 * @var array<string, Element>
	 */
	private array $frames = array();

	/**
	 * Layout of the empty cart, if the owner has set one.
	 *
	 * @var Node|null
	 */
	private ?array $empty = null;

	/**
	 * Starts without parts.
	 *
	 * @param array<string, mixed> $context  Context of the cart block.
	 * @param bool                 $is_empty Whether the cart is empty.
	 */
	private function __construct( private readonly array $context, private readonly bool $is_empty ) {}

	/**
	 * Returns the layout of a cart block.
	 *
	 * @param \WP_Block $block     Block whose inner blocks are not rendered yet.
	 * @param bool      $is_sticky Whether the totals are sticky.
	 * @param bool      $is_empty  Whether the cart is empty.
	 * @return array{layout: Shape, blocks: array<string, string>} `blocks`: what each block that is no part prints.
	 */
	public static function of( \WP_Block $block, bool $is_sticky, bool $is_empty ): array {
		$self = new self( $block->context, $is_empty );
		return array(
			'layout' => $self->shape( $block->parsed_block['innerBlocks'], $is_sticky ),
			'blocks' => $self->blocks,
		);
	}

	/**
	 * Builds the layout.
	 *
	 * @param list<array<string, mixed>> $inner     Parsed blocks.
	 * @param bool                       $is_sticky Whether the totals are sticky.
	 * @return Shape
	 */
	private function shape( array $inner, bool $is_sticky ): array {
		$last    = array_key_last( array_filter( $inner, static fn ( array $block ): bool => null !== CartBlocks::place_of( $block ) ) );
		$place   = null;
		$above   = array();
		$columns = array();
		$below   = array();
		foreach ( $inner as $index => $block ) {
			$place = CartBlocks::place_of( $block ) ?? $place;
			$nodes = $this->nodes( $block );
			if ( null === $place ) {
				array_push( $above, ...$nodes );
			} elseif ( $index > $last ) {
				array_push( $below, ...$nodes );
			} else {
				$columns[ $place ] = array( ...$columns[ $place ] ?? array(), ...$nodes );
			}
		}
		foreach ( CartBlocks::NEEDED as $name => $column ) {
			if ( ! isset( $this->found[ $name ] ) ) {
				$columns[ $column ][] = self::part( $name, array(), Frame::plain( CartBlocks::PART ) );
			}
		}
		$filled = array();
		foreach ( $columns as $name => $nodes ) {
			$filled[] = $this->column( $name, $nodes, $is_sticky );
		}
		return array(
			'filled' => array( ...$above, array( 'inner' => $filled ) + Frame::plain( 'vitrine-cart-layout' ), ...$below ),
			'empty'  => array( $this->empty ?? self::part( 'empty', array(), Frame::plain( CartBlocks::PART ) ) ),
		);
	}

	/**
	 * Converts a block.
	 *
	 * @param array<string, mixed> $block Parsed block.
	 * @return list<Node> Several if only its inner blocks can be rendered.
	 */
	private function nodes( array $block ): array {
		$name  = CartBlocks::name_of( $block );
		$inner = $block['innerBlocks'] ?? array();
		if ( 'empty' === $name ) {
			$this->empty ??= $this->empty_cart( $block );
			return array();
		}
		if ( array_key_exists( $name, CartBlocks::PARTS ) ) {
			$frame = isset( $this->found[ $name ] ) ? null : Frame::of( $block, $this->context );
			if ( null === $frame ) {
				return array();
			}
			$this->found[ $name ] = true;
			return array( self::part( $name, CartTexts::of( $block['attrs'] ?? array() ), $frame ) );
		}
		if ( 'column' === $name ) {
			$frame = Frame::of( $block, $this->context );
			if ( null !== $frame ) {
				$this->frames[ CartBlocks::area_of( $block ) ] ??= $frame;
			}
			return $this->all( $inner );
		}
		if ( CartBlocks::has_parts( $inner ) ) {
			$frame = Frame::of( $block, $this->context, true );
			$nodes = $this->all( $inner );
			$shell = null === $frame ? Frame::around( $block, $this->context ) : null;
			return match ( true ) {
				null !== $frame => array( array( 'inner' => $nodes ) + $frame ),
				null !== $shell => array( $this->within( $shell, $nodes ) ),
				default         => $nodes,
			};
		}
		return $this->other( $block );
	}

	/**
	 * Converts blocks.
	 *
	 * @param list<array<string, mixed>> $blocks Parsed blocks.
	 * @return list<Node>
	 */
	private function all( array $blocks ): array {
		return array_merge( ...array_map( $this->nodes( ... ), $blocks ) );
	}

	/**
	 * Wraps nodes in nested elements with the HTML beside them.
	 *
	 * @param array<string, mixed> $shell Shell of Frame::around().
	 * @param list<Node>           $nodes Nodes in the innermost element.
	 * @return Node
	 */
	private function within( array $shell, array $nodes ): array {
		return array(
			'inner' => array(
				...array_map( $this->printed( ... ), $shell['before'] ),
				...( null === $shell['shell'] ? $nodes : array( $this->within( $shell['shell'], $nodes ) ) ),
				...array_map( $this->printed( ... ), $shell['after'] ),
			),
		) + $shell['element'];
	}

	/**
	 * Renders a foreign block.
	 *
	 * @param array<string, mixed> $block Parsed block.
	 * @return list<Block>
	 */
	private function other( array $block ): array {
		$html = trim( InnerBlock::html( $block, $this->context ) );
		return '' === $html ? array() : array( $this->printed( $html ) );
	}

	/**
	 * Renders a block of the empty cart. A block that can wait is rendered once the
	 * cart is empty: pages with items skip it, and the view requests it later.
	 *
	 * @param array<string, mixed> $block Parsed block.
	 * @return list<Block>
	 */
	private function of_empty( array $block ): array {
		return CartBlocks::can_wait( $block ) ? array( $this->printed( $this->is_empty ? trim( InnerBlock::html( $block, $this->context ) ) : '' ) ) : $this->other( $block );
	}

	/**
	 * Stores the HTML of a block.
	 *
	 * @param string $html HTML of the block.
	 * @return Block
	 */
	private function printed( string $html ): array {
		// Not numeric, because PHP would encode a list.
		$key                  = 'b' . count( $this->blocks );
		$this->blocks[ $key ] = $html;
		return array( 'block' => $key );
	}

	/**
	 * Builds the layout of the empty cart: the message, and any blocks.
	 *
	 * @param array<string, mixed> $block Parsed block.
	 * @return Node|null Null where the block is hidden.
	 */
	private function empty_cart( array $block ): ?array {
		$frame = Frame::of( $block, $this->context );
		$inner = array_merge( ...array_map( $this->of_empty( ... ), $block['innerBlocks'] ?? array() ) );
		$attrs = $block['attrs'] ?? array();
		if ( null === $frame ) {
			return null;
		}
		// Without blocks the message is always shown.
		$is_said = false !== ( $attrs['showMessage'] ?? true ) || array() === $inner;
		return array( 'inner' => $is_said ? array( self::part( 'empty', CartTexts::of( $attrs ), Frame::plain( CartBlocks::PART ) ), ...$inner ) : $inner ) + $frame;
	}

	/**
	 * Builds a column.
	 *
	 * @param string     $name      Area of the column.
	 * @param list<Node> $nodes     Its content.
	 * @param bool       $is_sticky Whether the totals are sticky.
	 * @return Node
	 */
	private function column( string $name, array $nodes, bool $is_sticky ): array {
		$frame = $this->frames[ $name ] ?? Frame::plain( CartBlocks::COLUMN . ' ' . CartBlocks::AREAS[ $name ] );
		if ( 'totals' === $name && $is_sticky ) {
			$frame['attributes']['class'] .= ' is-sticky';
		}
		return array( 'inner' => $nodes ) + $frame;
	}

	/**
	 * Builds a part.
	 *
	 * @param string  $name  Name of the part.
	 * @param Own     $own   Texts set by the owner.
	 * @param Element $frame Its element.
	 * @return Part
	 */
	private static function part( string $name, array $own, array $frame ): array {
		return array(
			'part' => $name,
			'own'  => $own,
		) + $frame;
	}
}
