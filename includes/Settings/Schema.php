<?php
/**
 * Every setting there is.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Settings;

use Vitrine\Modules\Modules;

defined( 'ABSPATH' ) || exit;

/**
 * The settings by group. A setting is defined once, in its group's file; the
 * screen, the REST schema, the sanitizing and the defaults come of that.
 *
 * @see spec 3.8, 3.9
 */
final class Schema {

	/**
	 * Key to setting.
	 *
	 * @var array<string, Field>|null
	 */
	private static ?array $fields = null;

	/**
	 * The groups, in the order of the screen, with the settings of the modules.
	 *
	 * @return array<string, array{label: \Closure(): string, fields: array<string, Field>}>
	 */
	public static function groups(): array {
		$groups = array(
			'cart'        => array(
				'label'  => static fn (): string => __( 'Cart', 'vitrine' ),
				'fields' => Fields\Cart::all(),
			),
			'product'     => array(
				'label'  => static fn (): string => __( 'Product page', 'vitrine' ),
				'fields' => Fields\Product::all() + Fields\Variations::all(),
			),
			'loop'        => array(
				'label'  => static fn (): string => __( 'Content listings', 'vitrine' ),
				'fields' => Fields\Loop::all(),
			),
			'checkout'    => array(
				'label'  => static fn (): string => __( 'Checkout and account', 'vitrine' ),
				'fields' => Fields\Checkout::all(),
			),
			'header'      => array(
				'label'  => static fn (): string => __( 'Header and page', 'vitrine' ),
				'fields' => Fields\Header::all() + Fields\Page::all(),
			),
			'colors'      => array(
				'label'  => static fn (): string => __( 'Color switcher', 'vitrine' ),
				'fields' => Fields\Colors::all(),
			),
			'preview'     => array(
				'label'  => static fn (): string => __( 'Preview', 'vitrine' ),
				'fields' => Fields\Preview::all(),
			),
			'visitors'    => array(
				'label'  => static fn (): string => __( 'Visitors and consent', 'vitrine' ),
				'fields' => Fields\Visitors::all(),
			),
			'woocommerce' => array(
				'label'  => static fn (): string => __( 'WooCommerce', 'vitrine' ),
				'fields' => Fields\WooCommerce::all(),
			),
			'advanced'    => array(
				'label'  => static fn (): string => __( 'Server and data', 'vitrine' ),
				'fields' => Fields\Advanced::all(),
			),
		);
		return Modules::with_groups( $groups );
	}

	/**
	 * Every setting by its key.
	 *
	 * @return array<string, Field>
	 */
	public static function fields(): array {
		self::$fields ??= array_merge( ...array_column( self::groups(), 'fields' ) );
		return self::$fields;
	}

	/**
	 * The schema of some fields, for REST.
	 *
	 * @param array<string, Field> $fields By key.
	 * @return array<string, mixed>
	 */
	public static function object( array $fields ): array {
		return array(
			'type'                 => 'object',
			'additionalProperties' => false,
			'properties'           => array_map( static fn ( Field $field ): array => $field->schema(), $fields ),
		);
	}
}
