<?php
/**
 * Address suggestions on a page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Page\Address;

use Vitrine\Page\Assets;
use Vitrine\Plugin;
use Vitrine\Support\Build;
use Vitrine\Support\ScriptFiles;

defined( 'ABSPATH' ) || exit;

/**
 * Loads script and style of address suggestions on checkout and account pages, whoever
 * has printed their forms, if there is a provider.
 *
 * @see spec 2.7, 3.7
 */
final class Suggestions {

	/**
	 * Style handle.
	 */
	private const STYLE = 'vitrine-address';

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_filter( 'vitrine_page_needs_loader', array( self::class, 'need_loader' ) );
		// After the engine and other plugins have registered providers.
		add_action( 'wp_enqueue_scripts', array( self::class, 'enqueue' ), 95 );
	}

	/**
	 * Loads the loader, which provides the live region.
	 *
	 * @param bool $needed Result of earlier filters.
	 */
	public static function need_loader( bool $needed ): bool {
		return $needed || self::is_wanted();
	}

	/**
	 * Enqueues script and style.
	 */
	public static function enqueue(): void {
		if ( ! self::is_wanted() ) {
			return;
		}
		$data = wp_json_encode( self::data(), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE );
		// Before the script: inline code after it would prevent `defer`.
		wp_add_inline_script( Assets::ADDRESS_FIELDS, "var vitrineAddress = $data;", 'before' );
		wp_enqueue_script( Assets::ADDRESS );
		wp_enqueue_style( self::STYLE );
	}

	/**
	 * Returns the data for the script, in the shape of `AddressPage` in
	 * src/contract/types/address.ts.
	 *
	 * @return array<string, mixed>
	 */
	public static function data(): array {
		// Registered only here, because few pages need it.
		Build::register_script( Assets::SUGGESTIONS, 'islands-address', array( 'in_footer' => true ) );
		$listed = Providers::listed();
		$ids    = array_column( array_filter( $listed, 'is_array' ), 'id' );
		/**
		 * Filters the providers that are requested through the shop's own server, so
		 * that their keys are not on the page. Providers that are not enabled are
		 * ignored.
		 *
		 * @param list<array{id: string, countries: list<string>|null, search_url: string, select_url: string}> $services Empty by default. `countries`: supported countries, null for all; the URLs respond like the endpoints `search_address` and `select_address`.
		 *
		 * @example
		 * add_filter( 'vitrine_address_page_services', fn( $services ) => array( ...$services, array( 'id' => 'acme-maps', 'countries' => null, 'search_url' => rest_url( 'acme/v1/search' ), 'select_url' => rest_url( 'acme/v1/select' ) ) ) );
		 */
		$services = apply_filters( 'vitrine_address_page_services', array() );
		return array(
			'providers' => (string) wp_json_encode( $listed ),
			'services'  => array_values( array_filter( $services, static fn ( array $service ): bool => in_array( $service['id'], $ids, true ) ) ),
			'build'     => Build::folder(),
			'scripts'   => ScriptFiles::closure( Assets::SUGGESTIONS ),
			'texts'     => array(
				'suggestions'      => __( 'Address suggestions', 'vitrine' ),
				'one_suggestion'   => __( 'One address suggestion. Use the arrow keys and Enter to choose it.', 'vitrine' ),
				/* translators: %s: how many. */
				'some_suggestions' => __( '%s address suggestions. Use the arrow keys and Enter to choose one.', 'vitrine' ),
				'address_filled'   => __( 'Address filled in.', 'vitrine' ),
			),
		);
	}

	/**
	 * Whether the page has address fields, and there is a provider.
	 */
	private static function is_wanted(): bool {
		$engine  = Plugin::engine();
		$has_any = $engine->is_page( 'checkout' ) || $engine->is_page( 'account' );
		/**
		 * Filters whether a page has address fields, for themes and plugins with their
		 * own forms.
		 *
		 * @param bool $has_any Whether it is the checkout or account page.
		 *
		 * @example
		 * add_filter( 'vitrine_page_has_addresses', fn( $has_any ) => $has_any || is_page( 'wholesale' ) );
		 */
		return apply_filters( 'vitrine_page_has_addresses', $has_any ) && array() !== Providers::listed();
	}
}
