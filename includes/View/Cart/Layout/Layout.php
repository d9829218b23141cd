<?php
/**
 * A cart whose parts the owner has put together.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Cart\Layout;

use Vitrine\View\Blocks\InnerBlock;
use Vitrine\View\Cart\Parts\Words;

defined( 'ABSPATH' ) || exit;

/**
 * Makes a layout of the blocks in a cart block. Whatever they are, it has all that
 * a cart needs: a part that is missing is added where it usually stands, one that is
 * there twice is there once. Composed draws it, on the page React does. A node is a
 * Part, a Block of somebody else's, or an Element with further nodes as `inner`.
 *
 * @phpstan-import-type Element from Frame
 * @phpstan-import-type Own from Words
 * @phpstan-type Part array{part: string, own: Own, tag: string, attributes: array<string, string>, style: array<string, string>}
 * @phpstan-type Block array{block: string}
 * @phpstan-type Node array<string, mixed>
 * @phpstan-type Shape array{filled: list<Node>, empty: list<Node>}
 */
final class Layout {

	/**
	 * What each other block prints, by its number.
	 *
	 * @var array<string, string>
	 */
	private array $blocks = array();

	/**
	 * Names of the parts that were found.
	 *
	 * @var array<string, true>
	 */
	private array $found = array();

	/**
	 * The element of each column.
	 *
	 * @var array<string, Element>
	 */
	private array $frames = array();

	/**
	 * What is shown when the cart is empty, where the owner has said so.
	 *
	 * @var Node|null
	 */
	private ?array $empty = null;

	/**
	 * Nothing is found yet.
	 *
	 * @param array<string, mixed> $context  Of the cart block.
	 * @param bool                 $is_empty Whether nothing is in the cart.
	 */
	private function __construct( private readonly array $context, private readonly bool $is_empty ) {}

	/**
	 * The layout of a cart block.
	 *
	 * @param \WP_Block $block     Whose inner blocks are not rendered yet.
	 * @param bool      $is_sticky Whether the totals stay in sight.
	 * @param bool      $is_empty  Whether nothing is in the cart.
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
	 * The layout.
	 *
	 * @param list<array<string, mixed>> $inner     Parsed blocks.
	 * @param bool                       $is_sticky As above.
	 * @return Shape
	 */
	private function shape( array $inner, bool $is_sticky ): array {
		$last    = array_key_last( array_filter( $inner, static fn ( array $block ): bool => null !== Tree::place_of( $block ) ) );
		$place   = null;
		$above   = array();
		$columns = array();
		$below   = array();
		foreach ( $inner as $index => $block ) {
			$place = Tree::place_of( $block ) ?? $place;
			$nodes = $this->nodes( $block );
			if ( null === $place ) {
				array_push( $above, ...$nodes );
			} elseif ( $index > $last ) {
				array_push( $below, ...$nodes );
			} else {
				$columns[ $place ] = array( ...$columns[ $place ] ?? array(), ...$nodes );
			}
		}
		foreach ( Tree::NEEDED as $name => $column ) {
			if ( ! isset( $this->found[ $name ] ) ) {
				$columns[ $column ][] = self::part( $name, array(), Frame::plain( Tree::PART ) );
			}
		}
		$filled = array();
		foreach ( $columns as $name => $nodes ) {
			$filled[] = $this->column( $name, $nodes, $is_sticky );
		}
		return array(
			'filled' => array( ...$above, array( 'inner' => $filled ) + Frame::plain( 'vitrine-cart-layout' ), ...$below ),
			'empty'  => array( $this->empty ?? self::part( 'empty', array(), Frame::plain( Tree::PART ) ) ),
		);
	}

	/**
	 * A block.
	 *
	 * @param array<string, mixed> $block Parsed.
	 * @return list<Node> Several, where only what is in it can be drawn.
	 */
	private function nodes( array $block ): array {
		$name  = Tree::name_of( $block );
		$inner = $block['innerBlocks'] ?? array();
		if ( 'empty' === $name ) {
			$this->empty ??= $this->nothing( $block );
			return array();
		}
		if ( array_key_exists( $name, Tree::PARTS ) ) {
			$frame = isset( $this->found[ $name ] ) ? null : Frame::of( $block, $this->context );
			if ( null === $frame ) {
				return array();
			}
			$this->found[ $name ] = true;
			return array( self::part( $name, Words::of( $block['attrs'] ?? array() ), $frame ) );
		}
		if ( 'column' === $name ) {
			$frame = Frame::of( $block, $this->context );
			if ( null !== $frame ) {
				$this->frames[ Tree::area_of( $block ) ] ??= $frame;
			}
			return $this->all( $inner );
		}
		if ( Tree::has_parts( $inner ) ) {
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
	 * Blocks.
	 *
	 * @param list<array<string, mixed>> $blocks Parsed.
	 * @return list<Node>
	 */
	private function all( array $blocks ): array {
		return array_merge( ...array_map( $this->nodes( ... ), $blocks ) );
	}

	/**
	 * Nodes in several elements, beside what stands there.
	 *
	 * @param array<string, mixed> $shell Of Frame::around().
	 * @param list<Node>           $nodes In the innermost.
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
	 * A block that is none of ours, as it prints itself.
	 *
	 * @param array<string, mixed> $block Parsed.
	 * @return list<Block>
	 */
	private function other( array $block ): array {
		$html = trim( InnerBlock::html( $block, $this->context ) );
		return '' === $html ? array() : array( $this->printed( $html ) );
	}

	/**
	 * A block of an empty cart. What can wait is printed once the cart is empty: a
	 * page with lines pays nothing for it, and the view asks for it then.
	 *
	 * @param array<string, mixed> $block Parsed.
	 * @return list<Block>
	 */
	private function of_empty( array $block ): array {
		return Tree::can_wait( $block ) ? array( $this->printed( $this->is_empty ? trim( InnerBlock::html( $block, $this->context ) ) : '' ) ) : $this->other( $block );
	}

	/**
	 * What a block has printed.
	 *
	 * @param string $html Of it.
	 * @return Block
	 */
	private function printed( string $html ): array {
		// Not a number: PHP would write a list of them.
		$key                  = 'b' . count( $this->blocks );
		$this->blocks[ $key ] = $html;
		return array( 'block' => $key );
	}

	/**
	 * What is shown when the cart is empty: what is said, and any blocks.
	 *
	 * @param array<string, mixed> $block Parsed.
	 * @return Node|null Null where the block is hidden.
	 */
	private function nothing( array $block ): ?array {
		$frame = Frame::of( $block, $this->context );
		$inner = array_merge( ...array_map( $this->of_empty( ... ), $block['innerBlocks'] ?? array() ) );
		$attrs = $block['attrs'] ?? array();
		if ( null === $frame ) {
			return null;
		}
		// An empty page would be no way on.
		$is_said = false !== ( $attrs['showMessage'] ?? true ) || array() === $inner;
		return array( 'inner' => $is_said ? array( self::part( 'empty', Words::of( $attrs ), Frame::plain( Tree::PART ) ), ...$inner ) : $inner ) + $frame;
	}

	/**
	 * A column.
	 *
	 * @param string     $name      Its area.
	 * @param list<Node> $nodes     What is in it.
	 * @param bool       $is_sticky As above.
	 * @return Node
	 */
	private function column( string $name, array $nodes, bool $is_sticky ): array {
		$frame = $this->frames[ $name ] ?? Frame::plain( Tree::COLUMN . ' ' . Tree::AREAS[ $name ] );
		if ( 'totals' === $name && $is_sticky ) {
			$frame['attributes']['class'] .= ' is-sticky';
		}
		return array( 'inner' => $nodes ) + $frame;
	}

	/**
	 * A part.
	 *
	 * @param string  $name  Name.
	 * @param Own     $own   What the owner has set for it.
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
