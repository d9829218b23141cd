<?php
/**
 * The settings screen.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Settings;

use Vitrine\Commerce\Builtin\ShopOptions;
use Vitrine\Plugin;

/**
 * A page of WordPress's own settings forms, made of the schema.
 */
final class Screen {

	public const SLUG       = 'vitrine-settings';
	public const CAPABILITY = 'manage_options';

	/**
	 * Takes the hooks.
	 */
	public static function boot(): void {
		add_action( 'admin_menu', array( self::class, 'add' ) );
		add_action( 'admin_init', array( Shop::class, 'register' ) );
		add_action( 'admin_init', array( self::class, 'add_fields' ) );
		add_filter( 'plugin_action_links_' . plugin_basename( VITRINE_FILE ), array( self::class, 'add_link' ) );
	}

	/**
	 * Puts the page under Settings.
	 */
	public static function add(): void {
		add_options_page( __( 'Vitrine', 'vitrine' ), __( 'Vitrine', 'vitrine' ), self::CAPABILITY, self::SLUG, array( self::class, 'render' ) );
	}

	/**
	 * Adds the way to the page to the list of plugins.
	 *
	 * @param array<string> $links HTML.
	 * @return array<string>
	 */
	public static function add_link( array $links ): array {
		$link = sprintf( '<a href="%s">%s</a>', esc_url( self::url() ), esc_html__( 'Settings', 'vitrine' ) );
		return array_merge( array( $link ), $links );
	}

	/**
	 * The page's address.
	 */
	public static function url(): string {
		return admin_url( 'options-general.php?page=' . self::SLUG );
	}

	/**
	 * Tells WordPress what the forms hold.
	 */
	public static function add_fields(): void {
		foreach ( self::tabs() as $tab => $form ) {
			add_settings_section( $tab, $form['label'](), '__return_empty_string', self::page( $tab ) );
			$values = $form['values']();
			foreach ( $form['fields'] as $key => $field ) {
				add_settings_field(
					$key,
					esc_html( ( $field->label )() ),
					static fn () => Control::render( $form['option'], $key, $field, $values[ $key ] ),
					self::page( $tab ),
					$tab,
					Field::TOGGLE === $field->type ? array() : array( 'label_for' => Control::id( $key ) )
				);
			}
		}
	}

	/**
	 * Prints the page: one tab at a time.
	 */
	public static function render(): void {
		$tabs = self::tabs();
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Chooses a tab.
		$asked = isset( $_GET['tab'] ) && is_string( $_GET['tab'] ) ? sanitize_key( $_GET['tab'] ) : '';
		$tab   = isset( $tabs[ $asked ] ) ? $asked : (string) array_key_first( $tabs );
		echo '<div class="wrap"><h1>' . esc_html__( 'Vitrine', 'vitrine' ) . '</h1>';
		printf( '<nav class="nav-tab-wrapper" aria-label="%s">', esc_attr__( 'Groups of settings', 'vitrine' ) );
		foreach ( $tabs as $name => $form ) {
			printf(
				'<a class="nav-tab%1$s" href="%2$s" aria-current="%3$s">%4$s</a>',
				esc_attr( $name === $tab ? ' nav-tab-active' : '' ),
				esc_url( add_query_arg( 'tab', $name, self::url() ) ),
				esc_attr( $name === $tab ? 'page' : 'false' ),
				esc_html( $form['label']() )
			);
		}
		printf( '</nav><form method="post" action="%s">', esc_url( admin_url( 'options.php' ) ) );
		settings_fields( $tabs[ $tab ]['group'] );
		printf( '<input type="hidden" name="%s[%s]" value="1">', esc_attr( $tabs[ $tab ]['option'] ), esc_attr( Shop::MARK ) );
		do_settings_sections( self::page( $tab ) );
		submit_button();
		echo '</form></div>';
	}

	/**
	 * The tabs: the groups of the schema and, where the built-in engine sells, its shop.
	 *
	 * @return array<string, array{label: \Closure(): string, group: string, option: string, fields: array<string, Field>, values: \Closure(): array<string, bool|int|string|list<string>>}>
	 */
	private static function tabs(): array {
		$tabs = array();
		foreach ( Schema::groups() as $group => $section ) {
			if ( 'woocommerce' === $group && 'woocommerce' !== Plugin::engine()->id() ) {
				continue;
			}
			$tabs[ $group ] = $section + array(
				'group'  => Settings::GROUP,
				'option' => Settings::OPTION,
				'values' => static fn (): array => Settings::all(),
			);
		}
		if ( 'builtin' !== Plugin::engine()->id() ) {
			return $tabs;
		}
		$shop = array(
			'label'  => static fn (): string => __( 'Shop', 'vitrine' ),
			'group'  => Shop::GROUP,
			'option' => ShopOptions::OPTION,
			'fields' => Shop::fields(),
			'values' => static fn (): array => Shop::values(),
		);
		return array( 'shop' => $shop ) + $tabs;
	}

	/**
	 * What WordPress calls the page of a tab.
	 *
	 * @param string $group Key of tabs().
	 */
	private static function page( string $group ): string {
		return self::SLUG . '-' . $group;
	}
}
