<?php
/**
 * The parts of a checkout.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Checkout\Parts;

use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Which parts the form has, in which column each stands by default, and how it is
 * drawn. What an owner may set for one is the same for all: other words.
 *
 * @phpstan-type Own array{title?: string, text?: string, labels?: array<string, mixed>, ...}
 */
final class Parts {

	/** Part to column, in the order of the standard set. A part's block is called `vitrine/checkout-` and its name. */
	public const ALL = array(
		'contact'                => 'fields',
		'billing-address'        => 'fields',
		'shipping-address'       => 'fields',
		'shipping-methods'       => 'fields',
		'additional-information' => 'fields',
		'order-summary'          => 'totals',
		'payment'                => 'payment',
		'terms'                  => 'payment',
		'place-order'            => 'payment',
	);

	/** Column to what its element has. */
	public const COLUMNS = array(
		'fields'  => array(
			'class' => 'vitrine-checkout-main',
			'id'    => 'customer_details',
		),
		'totals'  => array( 'class' => 'vitrine-checkout-side' ),
		'payment' => array( 'class' => 'vitrine-checkout-pay' ),
	);

	/** The field by which a shopper accepts the terms, where the engine asks for it. */
	private const TERMS = 'terms';

	/**
	 * A part.
	 *
	 * @param string               $name       One of ALL.
	 * @param array<string, mixed> $props      Of Props.
	 * @param Own                  $own        What the owner has set for it.
	 * @param bool                 $with_terms Whether the button has the terms above it, which are then no part of their own.
	 */
	public static function draw( string $name, array $props, array $own = array(), bool $with_terms = false ): ?Markup {
		return match ( $name ) {
			'contact'                => Details::contact( $props, $own ),
			'billing-address'        => Details::billing( $props, $own ),
			'shipping-address'       => Details::shipping_address( $props, $own ),
			'shipping-methods'       => Details::shipping_methods( $props, $own ),
			'additional-information' => Details::additional_information( $props, $own ),
			'order-summary'          => OrderSummary::render( $props, $own ),
			'payment'                => Paying::payment( $props, $own ),
			'terms'                  => Paying::terms( $props, $own ),
			'place-order'            => Paying::place_order( $props, $own, $with_terms ),
			default                  => null,
		};
	}

	/**
	 * The columns of a checkout that nobody has put together.
	 *
	 * @param array<string, mixed> $props Of Props.
	 * @return list<Markup>
	 */
	public static function standard( array $props ): array {
		$props = self::with_terms( $props );
		$inner = array();
		foreach ( array_diff_key( self::ALL, array( 'terms' => true ) ) as $name => $column ) {
			$inner[ $column ][] = self::draw( $name, $props, array(), true );
		}
		$columns = array();
		foreach ( $inner as $column => $parts ) {
			$columns[] = self::column( $column, Markup::join( $parts ) );
		}
		return $columns;
	}

	/**
	 * Props for terms that are a part of their own: what a shopper accepts is in it.
	 *
	 * @param array<string, mixed> $props Of Props.
	 * @return array<string, mixed>
	 */
	public static function with_terms( array $props ): array {
		$of = static fn ( bool $is_terms ): array => array_values( array_filter( $props['groups']['order'], static fn ( array $field ): bool => $is_terms === ( self::TERMS === $field['name'] ) ) );

		$props['groups'] = array(
			'order' => $of( false ),
			'terms' => $of( true ),
		) + $props['groups'];
		return $props;
	}

	/**
	 * A column.
	 *
	 * @param string $name  One of COLUMNS.
	 * @param Markup $inner What is in it.
	 */
	public static function column( string $name, Markup $inner ): Markup {
		return Markup::tag( 'div', self::COLUMNS[ $name ], $inner );
	}

	/**
	 * The owner's heading of a part, else the usual one.
	 *
	 * @param Own    $own   What the owner has set.
	 * @param string $usual Plain text.
	 */
	public static function title( array $own, string $usual ): string {
		return '' === trim( $own['title'] ?? '' ) ? $usual : $own['title'];
	}

	/**
	 * The owner's text of a part's button or box, else the usual one.
	 *
	 * @param Own    $own   What the owner has set.
	 * @param string $usual Plain text.
	 */
	public static function text( array $own, string $usual ): string {
		return '' === trim( $own['text'] ?? '' ) ? $usual : $own['text'];
	}

	/**
	 * Fields with the owner's labels, which the country does not change.
	 *
	 * @param list<array<string, mixed>> $fields `CheckoutField`s.
	 * @param Own                        $own    What the owner has set: `labels` by the name of the field without `billing_` or `shipping_`.
	 * @return list<array<string, mixed>>
	 */
	public static function labelled( array $fields, array $own ): array {
		$labels = array_filter( $own['labels'] ?? array(), static fn ( mixed $label ): bool => is_string( $label ) && '' !== trim( $label ) );
		return array_map(
			static function ( array $field ) use ( $labels ): array {
				$label = $labels[ self::kind( $field['name'] ) ] ?? null;
				return null === $label ? $field : array(
					'label'        => $label,
					'is_own_label' => true,
				) + $field;
			},
			$fields
		);
	}

	/**
	 * The name of a field without the address that it belongs to.
	 *
	 * @param string $name Of the field.
	 */
	public static function kind( string $name ): string {
		return (string) preg_replace( '/^(billing|shipping)_/', '', $name );
	}
}
