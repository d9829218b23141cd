<?php
/**
 * What the pages of the site say of consent.
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
use Vitrine\Visit\Analytics\Page;

defined( 'ABSPATH' ) || exit;

/**
 * Every page of the site gets a small script that minds consent, since a visitor
 * may come to any of them; what it fetches comes with consent only. A site that
 * records nothing gets nothing.
 *
 * @see spec 3.15, 3.16, 6, 7.19
 */
final class Front {

	/**
	 * Takes the hooks.
	 */
	public static function boot(): void {
		// Before the scripts of the footer.
		add_action( 'wp_footer', array( self::class, 'print_data' ), 19 );
	}

	/**
	 * Prints what the script reads, the same for every visitor.
	 */
	public static function print_data(): void {
		if ( self::is_needed() ) {
			wp_enqueue_script( Assets::VISIT );
			echo Json::script( Contract::name( 'markers.visit' ), self::data() ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- JSON in which `<`, `>` and `&` are escapes.
		}
	}

	/**
	 * The shape of `VisitSettings` in src/contract/types/visit/index.ts.
	 *
	 * @return array<string, mixed>
	 */
	public static function data(): array {
		return array_filter(
			array(
				'build'       => Build::folder(),
				'consent'     => self::consent(),
				'attribution' => Origins::are_on() ? self::origins() : null,
				'analytics'   => Settings::on( 'store_analytics' ) ? Page::settings() : null,
			)
		);
	}

	/**
	 * How consent is asked for, without what the script takes for granted: it is on
	 * every page. An object, though there were nothing.
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
	 * How origins are recorded, without what the script takes for granted.
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

	/**
	 * Whether anything is recorded on this site. Who tries a theme is no visitor.
	 */
	private static function is_needed(): bool {
		return ( Origins::are_on() || Settings::on( 'store_analytics' ) ) && ! is_customize_preview();
	}
}
