<?php
/**
 * Suggested addresses on a page.
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
 * Brings the script and the style of suggested addresses to the checkout and the
 * account, whoever has printed their forms, where there is a provider.
 *
 * @see spec 2.7, 3.7
 */
final class Suggestions {

	/**
	 * Handle of the style.
	 */
	private const STYLE = 'vitrine-address';

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_filter( 'vitrine_page_needs_loader', array( self::class, 'need_loader' ) );
		// After the engine and other plugins have said which providers there are.
		add_action( 'wp_enqueue_scripts', array( self::class, 'enqueue' ), 95 );
	}

	/**
	 * The loader brings the place where a page announces.
	 *
	 * @param bool $needed As far as is known.
	 */
	public static function need_loader( bool $needed ): bool {
		return $needed || self::is_wanted();
	}

	/**
	 * Loads script and style.
	 */
	public static function enqueue(): void {
		if ( ! self::is_wanted() ) {
			return;
		}
		$data = wp_json_encode( self::data(), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE );
		// Before it: behind a script, code would keep it from being deferred.
		wp_add_inline_script( Assets::ADDRESS_FIELDS, "var vitrineAddress = $data;", 'before' );
		wp_enqueue_script( Assets::ADDRESS );
		wp_enqueue_style( self::STYLE );
	}

	/**
	 * What the script reads: the shape of `AddressPage` in src/contract/types/address.ts.
	 *
	 * @return array<string, mixed>
	 */
	public static function data(): array {
		// Known here only, as what few pages need is.
		Build::register_script( Assets::SUGGESTIONS, 'islands-address', array( 'in_footer' => true ) );
		$listed = Providers::listed();
		$ids    = array_column( array_filter( $listed, 'is_array' ), 'id' );
		/**
		 * Names those of the providers that are asked through the shop's own server,
		 * so that no key of theirs is on a page. Those that are not listed are left out.
		 *
		 * @param list<array{id: string, countries: list<string>|null, search_url: string, select_url: string}> $services None by itself. `countries`: those that it knows, null for all; the two addresses answer as the endpoints `search_address` and `select_address` do.
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
	 * Whether the page has address fields and somebody who knows addresses.
	 */
	private static function is_wanted(): bool {
		$engine  = Plugin::engine();
		$has_any = $engine->is_page( 'checkout' ) || $engine->is_page( 'account' );
		/**
		 * Whether a page has addresses to fill in, where a theme or a plugin has
		 * forms of its own.
		 *
		 * @param bool $has_any Whether it is the checkout or the account.
		 *
		 * @example
		 * add_filter( 'vitrine_page_has_addresses', fn( $has_any ) => $has_any || is_page( 'wholesale' ) );
		 */
		return apply_filters( 'vitrine_page_has_addresses', $has_any ) && array() !== Providers::listed();
	}
}
