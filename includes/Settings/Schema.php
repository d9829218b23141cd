<?php
/**
 * Schema of all settings.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Settings;

use Vitrine\Modules\Modules;

defined( 'ABSPATH' ) || exit;

/**
 * The settings by group. Each setting is defined once, in the file of its group; the
 * screen, REST schema, sanitizing and defaults use that definition.
 *
 * @see spec 3.8, 3.9
 */
final class Schema {

	/**
	 * Settings by key.
	 *
	 * @var array<string, Field>|null
	 */
	private static ?array $fields = null;

	/**
	 * Returns the groups in display order, with the settings of modules.
	 *
	 * @return array<string, array{label: \Closure(): string, fields: array<string, Field>}>
	 */
	public static function groups(): array {
		$groups = array(
			'cart'        => array(
				'label'  => static fn (): string => __( 'Cart', 'vitrine' ),
				'fields' => Fields\CartSettings::all(),
			),
			'product'     => array(
				'label'  => static fn (): string => __( 'Product page', 'vitrine' ),
				'fields' => Fields\ProductSettings::all() + Fields\VariationSettings::all(),
			),
			'loop'        => array(
				'label'  => static fn (): string => __( 'Content listings', 'vitrine' ),
				'fields' => Fields\LoopSettings::all(),
			),
			'checkout'    => array(
				'label'  => static fn (): string => __( 'Checkout and account', 'vitrine' ),
				'fields' => Fields\CheckoutSettings::all(),
			),
			'header'      => array(
				'label'  => static fn (): string => __( 'Header and page', 'vitrine' ),
				'fields' => Fields\HeaderSettings::all() + Fields\SiteSettings::all(),
			),
			'colors'      => array(
				'label'  => static fn (): string => __( 'Color switcher', 'vitrine' ),
				'fields' => Fields\ColorSettings::all(),
			),
			'preview'     => array(
				'label'  => static fn (): string => __( 'Preview', 'vitrine' ),
				'fields' => Fields\PreviewSettings::all(),
			),
			'visitors'    => array(
				'label'  => static fn (): string => __( 'Visitors and consent', 'vitrine' ),
				'fields' => Fields\VisitorSettings::all(),
			),
			'woocommerce' => array(
				'label'  => static fn (): string => __( 'WooCommerce', 'vitrine' ),
				'fields' => Fields\WooCommerceSettings::all(),
			),
			'advanced'    => array(
				'label'  => static fn (): string => __( 'Server and data', 'vitrine' ),
				'fields' => Fields\AdvancedSettings::all(),
			),
		);
		return Modules::with_groups( $groups );
	}

	/**
	 * Returns all settings by key.
	 *
	 * @return array<string, Field>
	 */
	public static function fields(): array {
		self::$fields ??= array_merge( ...array_column( self::groups(), 'fields' ) );
		return self::$fields;
	}

	/**
	 * Returns the REST schema of fields.
	 *
	 * @param array<string, Field> $fields Fields by key.
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
