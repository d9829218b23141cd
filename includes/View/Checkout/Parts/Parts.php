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
 * Defines the parts of the form, their default columns and how they are rendered. For
 * each part the owner can set the same kinds of texts.
 *
 * @phpstan-type Own array{title?: string, text?: string, labels?: array<string, mixed>, ...}
 */
final class Parts {

	/** Part to column, in the default order. The block of a part is named `vitrine/checkout-` and its name. */
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

	/** Column to the attributes of its element. */
	public const COLUMNS = array(
		'fields'  => array(
			'class' => 'vitrine-checkout-main',
			'id'    => 'customer_details',
		),
		'totals'  => array( 'class' => 'vitrine-checkout-side' ),
		'payment' => array( 'class' => 'vitrine-checkout-pay' ),
	);

	/** Name of the terms checkbox, if the engine has one. */
	private const TERMS = 'terms';

	/**
	 * Renders a part.
	 *
	 * @param string               $name       A key of ALL.
	 * @param array<string, mixed> $props      Data of Props.
	 * @param Own                  $own        Texts set by the owner.
	 * @param bool                 $with_terms Whether the place order button includes the terms.
	 */
	public static function draw( string $name, array $props, array $own = array(), bool $with_terms = false ): ?Markup {
		return match ( $name ) {
			'contact'                => FieldParts::contact( $props, $own ),
			'billing-address'        => FieldParts::billing( $props, $own ),
			'shipping-address'       => FieldParts::shipping_address( $props, $own ),
			'shipping-methods'       => FieldParts::shipping_methods( $props, $own ),
			'additional-information' => FieldParts::additional_information( $props, $own ),
			'order-summary'          => OrderSummary::render( $props, $own ),
			'payment'                => Paying::payment( $props, $own ),
			'terms'                  => Paying::terms( $props, $own ),
			'place-order'            => Paying::place_order( $props, $own, $with_terms ),
			default                  => null,
		};
	}

	/**
	 * Renders the columns of the default layout.
	 *
	 * @param array<string, mixed> $props Data of Props.
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
	 * Moves the terms checkbox to a group of its own.
	 *
	 * @param array<string, mixed> $props Data of Props.
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
	 * Renders a column.
	 *
	 * @param string $name  A key of COLUMNS.
	 * @param Markup $inner Content of the column.
	 */
	public static function column( string $name, Markup $inner ): Markup {
		return Markup::tag( 'div', self::COLUMNS[ $name ], $inner );
	}

	/**
	 * Returns the owner's heading of a part, or the default.
	 *
	 * @param Own    $own   Texts set by the owner.
	 * @param string $usual Default as plain text.
	 */
	public static function title( array $own, string $usual ): string {
		return '' === trim( $own['title'] ?? '' ) ? $usual : $own['title'];
	}

	/**
	 * Returns the owner's text of a button or checkbox, or the default.
	 *
	 * @param Own    $own   Texts set by the owner.
	 * @param string $usual Default as plain text.
	 */
	public static function text( array $own, string $usual ): string {
		return '' === trim( $own['text'] ?? '' ) ? $usual : $own['text'];
	}

	/**
	 * Sets the owner's labels, which are not changed by the country.
	 *
	 * @param list<array<string, mixed>> $fields `CheckoutField`s.
	 * @param Own                        $own    Texts set by the owner: `labels` by field name without `billing_` or `shipping_`.
	 * @return list<array<string, mixed>>
	 */
	public static function labeled( array $fields, array $own ): array {
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
	 * Returns a field name without the prefix of the address.
	 *
	 * @param string $name Field name.
	 */
	public static function kind( string $name ): string {
		return (string) preg_replace( '/^(billing|shipping)_/', '', $name );
	}
}
