<?php
/**
 * A checkout whose parts the owner has put together.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Checkout\Parts;

use Vitrine\View\Blocks\InnerBlock;
use Vitrine\View\Blocks\Supports;
use Vitrine\View\Checkout\Customer;
use Vitrine\View\Checkout\Page;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Draws the blocks in a checkout block. Whatever they are, what comes out is one
 * form with all that an order needs: a part that is missing is added where it
 * usually stands, one that is there twice is drawn once, and what has a form of its
 * own stands beside the checkout's, since forms cannot stand in one another.
 *
 * @phpstan-import-type Own from Parts
 */
final class Composed {

	/** The checkout that is being drawn. */
	private static ?self $current = null;

	/**
	 * Names of the parts that were drawn.
	 *
	 * @var array<string, true>
	 */
	private array $drawn = array();

	/**
	 * What is in each column, in the owner's order.
	 *
	 * @var array<string, string>
	 */
	private array $inner = array();

	/**
	 * Attributes of a column's element, as WordPress writes them.
	 *
	 * @var array<string, string>
	 */
	private array $supports = array();

	/** What stands above the form. */
	private string $above = '';

	/** What stands below it. */
	private string $below = '';

	/**
	 * Nothing is drawn yet.
	 *
	 * @param array<string, mixed> $props     Of Props.
	 * @param bool                 $has_terms Whether the terms are a part of their own.
	 */
	private function __construct( private readonly array $props, private readonly bool $has_terms ) {}

	/**
	 * The content of the block.
	 *
	 * @param array<string, mixed> $props Of Props.
	 * @param \WP_Block            $block The checkout block, whose inner blocks are not rendered yet.
	 */
	public static function render( array $props, \WP_Block $block ): Markup {
		$inner = $block->parsed_block['innerBlocks'];
		$terms = Tree::has( $inner, 'terms' );
		$self  = new self( Parts::with_terms( $props ), $terms );
		return Page::render(
			$self->props,
			static function () use ( $self, $inner, $block ): array {
				$self->draw( $inner, $block->context );
				return $self->layout();
			}
		);
	}

	/**
	 * A part, where it stands. Empty where no checkout is being drawn, or where it
	 * has been drawn.
	 *
	 * @param string $name One of Parts::ALL.
	 * @param Own    $own  What the owner has set for it.
	 */
	public static function part( string $name, array $own ): string {
		$self = self::$current;
		return null === $self || isset( $self->drawn[ $name ] ) ? '' : self::framed( $self->drawn( $name, $own ) );
	}

	/**
	 * Puts `express` or `login` above the form, wherever its block stands: both
	 * have forms and buttons of their own.
	 *
	 * @param string $name Of it.
	 */
	public static function above( string $name ): void {
		$self = self::$current;
		if ( null === $self || isset( $self->drawn[ $name ] ) ) {
			return;
		}
		$options = $self->props['options'];

		$self->drawn[ $name ] = true;
		$self->above         .= self::framed(
			match ( true ) {
				'express' === $name                        => Page::express( $options['express'] ),
				$self->props['guest'] && $options['login'] => Customer::login( $self->props['shop']['checkout_url'] ),
				default                                    => null,
			}
		);
	}

	/**
	 * A column: what the owner has set for it goes onto its element.
	 *
	 * @param string $name    One of Parts::COLUMNS.
	 * @param string $content What is in it, rendered.
	 */
	public static function column( string $name, string $content ): string {
		if ( null === self::$current ) {
			return '';
		}
		self::$current->supports[ $name ] ??= get_block_wrapper_attributes();
		return $content;
	}

	/**
	 * A part in an element that has what the owner has set for the block.
	 *
	 * @param Markup|null $part Drawn.
	 */
	public static function framed( ?Markup $part ): string {
		$html = (string) $part;
		return '' === $html ? '' : sprintf( '<div %s>%s</div>', get_block_wrapper_attributes( array( 'class' => 'vitrine-checkout-part' ) ), $html );
	}

	/**
	 * Draws the blocks.
	 *
	 * @param list<array<string, mixed>> $blocks  Parsed.
	 * @param array<string, mixed>       $context Of the checkout block.
	 */
	private function draw( array $blocks, array $context ): void {
		$before = self::$current;
		$mark   = OwnForms::mark( ... );
		$last   = array_key_last( array_filter( $blocks, static fn ( array $block ): bool => null !== Tree::place_of( $block ) ) );
		$place  = null;

		self::$current = $this;
		add_filter( 'render_block', $mark, 10, 2 );
		try {
			foreach ( $blocks as $index => $block ) {
				$place = Tree::place_of( $block ) ?? $place;
				$html  = InnerBlock::html( $block, $context );
				if ( null === $place ) {
					$this->above .= OwnForms::unmark( $html );
				} elseif ( $index > $last ) {
					$this->below .= OwnForms::unmark( $html );
				} else {
					$this->inner[ $place ] = ( $this->inner[ $place ] ?? '' ) . OwnForms::without( $html );
					$this->below          .= OwnForms::of( $html );
				}
			}
		} finally {
			remove_filter( 'render_block', $mark );
			self::$current = $before;
		}
	}

	/**
	 * What is above the form, in it and below it, with what the blocks lack.
	 *
	 * @return array{above: Markup, columns: list<Markup>, below: Markup}
	 */
	private function layout(): array {
		foreach ( Parts::ALL as $name => $column ) {
			// The button brings the terms where they are no part of their own.
			if ( ! isset( $this->drawn[ $name ] ) && ( 'terms' !== $name || $this->has_terms ) ) {
				$this->inner[ $column ] = ( $this->inner[ $column ] ?? '' ) . $this->drawn( $name, array(), true );
			}
		}
		// Other plugins print there, whether the owner wants buttons or not.
		$express = isset( $this->drawn['express'] ) ? null : Page::express( false );
		$columns = array();
		foreach ( $this->inner as $name => $html ) {
			$column    = (string) Parts::column( $name, Markup::safe( $html ) );
			$columns[] = Markup::safe( isset( $this->supports[ $name ] ) ? Supports::on( $column, $this->supports[ $name ] ) : $column );
		}
		return array(
			'above'   => Markup::join( $express, Markup::safe( $this->above ) ),
			'columns' => $columns,
			'below'   => Markup::safe( $this->below ),
		);
	}

	/**
	 * Draws a part and remembers it.
	 *
	 * @param string $name       One of Parts::ALL.
	 * @param Own    $own        What the owner has set for it.
	 * @param bool   $is_missing Whether the owner has left it out: what the shop can do without stays so.
	 */
	private function drawn( string $name, array $own, bool $is_missing = false ): ?Markup {
		$this->drawn[ $name ] = true;

		$with_terms = 'place-order' === $name && ! $this->has_terms && ! isset( $this->drawn['terms'] );
		if ( $with_terms ) {
			$this->drawn['terms'] = true;
		}
		$props = $this->props;
		if ( $is_missing && 'additional-information' === $name ) {
			$props['groups']['order'] = array_values( array_filter( $props['groups']['order'], static fn ( array $field ): bool => $field['required'] || 'order_comments' !== $field['name'] ) );
		}
		return Parts::draw( $name, $props, $own, $with_terms );
	}
}
