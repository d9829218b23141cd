<?php
/**
 * The settings screen.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Settings;

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
	 * Tells WordPress what the form holds.
	 */
	public static function add_fields(): void {
		foreach ( Schema::groups() as $group => $section ) {
			add_settings_section( $group, $section['label'](), '__return_empty_string', self::page( $group ) );
			foreach ( $section['fields'] as $key => $field ) {
				add_settings_field(
					$key,
					esc_html( ( $field->label )() ),
					static fn () => Control::render( $key, $field ),
					self::page( $group ),
					$group,
					Field::TOGGLE === $field->type ? array() : array( 'label_for' => Control::id( $key ) )
				);
			}
		}
	}

	/**
	 * Prints the page: one group at a time.
	 */
	public static function render(): void {
		$groups = Schema::groups();
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Chooses a tab.
		$asked = isset( $_GET['tab'] ) && is_string( $_GET['tab'] ) ? sanitize_key( $_GET['tab'] ) : '';
		$tab   = isset( $groups[ $asked ] ) ? $asked : (string) array_key_first( $groups );
		echo '<div class="wrap"><h1>' . esc_html__( 'Vitrine', 'vitrine' ) . '</h1>';
		printf( '<nav class="nav-tab-wrapper" aria-label="%s">', esc_attr__( 'Groups of settings', 'vitrine' ) );
		foreach ( $groups as $group => $section ) {
			printf(
				'<a class="nav-tab%1$s" href="%2$s" aria-current="%3$s">%4$s</a>',
				esc_attr( $group === $tab ? ' nav-tab-active' : '' ),
				esc_url( add_query_arg( 'tab', $group, self::url() ) ),
				esc_attr( $group === $tab ? 'page' : 'false' ),
				esc_html( $section['label']() )
			);
		}
		printf( '</nav><form method="post" action="%s">', esc_url( admin_url( 'options.php' ) ) );
		settings_fields( Settings::GROUP );
		do_settings_sections( self::page( $tab ) );
		submit_button();
		echo '</form></div>';
	}

	/**
	 * What WordPress calls the page of a group.
	 *
	 * @param string $group Key of the schema's groups.
	 */
	private static function page( string $group ): string {
		return self::SLUG . '-' . $group;
	}
}
