<?php
/**
 * Consent on the front end.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Visit;

use Vitrine\Contract;
use Vitrine\Page\Assets;
use Vitrine\Settings\Settings;
use Vitrine\Support\Build;
use Vitrine\Support\Json;

defined( 'ABSPATH' ) || exit;

/**
 * All pages load a small script that manages consent. It loads other scripts only after
 * consent. Not loaded if the site records nothing.
 *
 * @see spec 3.15, 3.16, 6, 7.19
 */
final class VisitFront {

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		// Before the scripts of the footer.
		add_action( 'wp_footer', array( self::class, 'print_data' ), 19 );
	}

	/**
	 * Prints the data for the script, the same for every visitor.
	 */
	public static function print_data(): void {
		// Previews in the Customizer are not visits.
		$data = is_customize_preview() ? array() : self::data();
		if ( isset( $data['attribution'] ) || isset( $data['parts'] ) ) {
			wp_enqueue_script( Assets::VISIT );
			echo Json::script( Contract::name( 'markers.visit' ), $data ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- JSON with `<`, `>` and `&` escaped.
		}
	}

	/**
	 * Returns data in the format of `VisitSettings` in
	 * src/contract/types/visit/index.ts.
	 *
	 * @return array<string, mixed>
	 */
	public static function data(): array {
		return array_filter(
			array(
				'build'       => Build::folder(),
				'consent'     => self::consent(),
				'attribution' => Origins::are_on() ? self::origins() : null,
				'parts'       => self::parts(),
			)
		);
	}

	/**
	 * Returns other scripts that need consent.
	 *
	 * @return list<array{category: string, script: string, settings: array<string, mixed>}>
	 */
	private static function parts(): array {
		/**
		 * Filters the scripts that run on every page while a visitor consents. They are loaded
		 * after consent. Pages are cached: do not put visitor data into it.
		 *
		 * @param list<array{category: string, script: string, settings: array<string, mixed>}> $parts Consent category, URL of a script module, and the argument of its `start`, which returns a function that stops it.
		 *
		 * @example
		 * add_filter( 'vitrine_visit_parts', fn( $parts ) => array( ...$parts, array( 'category' => 'statistics', 'script' => plugins_url( 'count.js', ACME_FILE ), 'settings' => array( 'site' => 7 ) ) ) );
		 */
		return array_values( (array) apply_filters( 'vitrine_visit_parts', array() ) );
	}

	/**
	 * Returns the consent settings without the script's defaults, to keep pages small.
	 * Always encoded as a JSON object.
	 */
	private static function consent(): object {
		return (object) Json::without(
			array(
				'type'      => Consent::type(),
				'prefix'    => Contract::name( 'cookies.consent_prefix' ),
				'days'      => Settings::number( 'consent_cookie_days' ),
				'elsewhere' => Consent::is_elsewhere(),
			),
			array(
				'type'      => '',
				'prefix'    => Contract::name( 'cookies.consent_prefix' ),
				'days'      => Contract::get( 'limits.consent_cookie_days' ),
				'elsewhere' => false,
			)
		);
	}

	/**
	 * Returns the settings of order attribution, without the script's defaults.
	 *
	 * @return array<string, mixed>
	 */
	private static function origins(): array {
		return Json::without(
			Origins::settings(),
			array(
				'category' => 'marketing',
				'prefix'   => Contract::name( 'fields.attribution_prefix' ),
				'session'  => Contract::get( 'limits.attribution_session_minutes' ),
			)
		);
	}
}
