<?php
/**
 * Checkout with a custom layout.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Checkout\Parts;

use Vitrine\View\Blocks\InnerBlock;
use Vitrine\View\Blocks\Supports;
use Vitrine\View\Checkout\Customer;
use Vitrine\View\Checkout\CheckoutContent;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the blocks in a checkout block. The result is always one form with everything
 * that an order needs: missing parts are added at their default position, duplicates
 * are dropped, and blocks with a form of their own are moved out of the checkout form,
 * since forms cannot be nested.
 *
 * @phpstan-import-type Own from Parts
 */
final class ComposedCheckout {

	/** The checkout that is being rendered. */
	private static ?self $current = null;

	/**
	 * Names of the parts rendered so far.
	 *
	 * @var array<string, true>
	 */
	private array $drawn = array();

	/**
	 * Content of each column, in the owner's order.
	 *
	 * @var array<string, string>
	 */
	private array $inner = array();

	/**
	 * Wrapper attributes of each column, as returned by WordPress.
	 *
	 * @var array<string, string>
	 */
	private array $supports = array();

	/** HTML above the form. */
	private string $above = '';

	/** HTML below the form. */
	private string $below = '';

	/**
	 * Starts without parts.
	 *
	 * @param array<string, mixed> $props     Data of Props.
	 * @param bool                 $has_terms Whether the terms are a separate part.
	 */
	private function __construct( private readonly array $props, private readonly bool $has_terms ) {}

	/**
	 * Renders the content of the block.
	 *
	 * @param array<string, mixed> $props Data of Props.
	 * @param \WP_Block            $block Checkout block whose inner blocks are not rendered yet.
	 */
	public static function render( array $props, \WP_Block $block ): Markup {
		$inner = $block->parsed_block['innerBlocks'];
		$terms = CheckoutBlocks::has( $inner, 'terms' );
		$self  = new self( Parts::with_terms( $props ), $terms );
		return CheckoutContent::render(
			$self->props,
			static function () use ( $self, $inner, $block ): array {
				$self->draw( $inner, $block->context );
				return $self->layout();
			}
		);
	}

	/**
	 * Renders a part. Empty if no checkout is being rendered, or if the part has been
	 * rendered already.
	 *
	 * @param string $name A key of Parts::ALL.
	 * @param Own    $own  Texts set by the owner.
	 */
	public static function part( string $name, array $own ): string {
		$self = self::$current;
		return null === $self || isset( $self->drawn[ $name ] ) ? '' : self::framed( $self->drawn( $name, $own ) );
	}

	/**
	 * Adds `express` or `login` above the form, wherever its block is: both have forms
	 * and buttons of their own.
	 *
	 * @param string $name `express` or `login`.
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
				'express' === $name                        => CheckoutContent::express( $options['express'] ),
				$self->props['guest'] && $options['login'] => Customer::login( $self->props['shop']['checkout_url'] ),
				default                                    => null,
			}
		);
	}

	/**
	 * Renders a column, whose block attributes are added to its element.
	 *
	 * @param string $name    A key of Parts::COLUMNS.
	 * @param string $content Rendered content.
	 */
	public static function column( string $name, string $content ): string {
		if ( null === self::$current ) {
			return '';
		}
		self::$current->supports[ $name ] ??= get_block_wrapper_attributes();
		return $content;
	}

	/**
	 * Wraps a part in an element with the block's attributes.
	 *
	 * @param Markup|null $part Rendered part.
	 */
	public static function framed( ?Markup $part ): string {
		$html = (string) $part;
		return '' === $html ? '' : sprintf( '<div %s>%s</div>', get_block_wrapper_attributes( array( 'class' => 'vitrine-checkout-part' ) ), $html );
	}

	/**
	 * Renders the blocks.
	 *
	 * @param list<array<string, mixed>> $blocks  Parsed blocks.
	 * @param array<string, mixed>       $context Context of the checkout block.
	 */
	private function draw( array $blocks, array $context ): void {
		$before = self::$current;
		$mark   = NestedForms::mark( ... );
		$last   = array_key_last( array_filter( $blocks, static fn ( array $block ): bool => null !== CheckoutBlocks::place_of( $block ) ) );
		$place  = null;

		self::$current = $this;
		add_filter( 'render_block', $mark, 10, 2 );
		try {
			foreach ( $blocks as $index => $block ) {
				$place = CheckoutBlocks::place_of( $block ) ?? $place;
				$html  = InnerBlock::html( $block, $context );
				if ( null === $place ) {
					$this->above .= NestedForms::unmark( $html );
				} elseif ( $index > $last ) {
					$this->below .= NestedForms::unmark( $html );
				} else {
					$this->inner[ $place ] = ( $this->inner[ $place ] ?? '' ) . NestedForms::without( $html );
					$this->below          .= NestedForms::of( $html );
				}
			}
		} finally {
			remove_filter( 'render_block', $mark );
			self::$current = $before;
		}
	}

	/**
	 * Returns the layout, including missing parts.
	 *
	 * @return array{above: Markup, columns: list<Markup>, below: Markup}
	 */
	private function layout(): array {
		foreach ( Parts::ALL as $name => $column ) {
			// The place order button includes the terms unless they are a separate part.
			if ( ! isset( $this->drawn[ $name ] ) && ( 'terms' !== $name || $this->has_terms ) ) {
				$this->inner[ $column ] = ( $this->inner[ $column ] ?? '' ) . $this->drawn( $name, array(), true );
			}
		}
		// Other plugins may print there even if the owner wants no buttons.
		$express = isset( $this->drawn['express'] ) ? null : CheckoutContent::express( false );
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
	 * Renders a part and marks it as rendered.
	 *
	 * @param string $name       A key of Parts::ALL.
	 * @param Own    $own        Texts set by the owner.
	 * @param bool   $is_missing Whether the owner has left it out: optional fields are then omitted.
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
