<?php
/**
 * The settings by a route of the shop's own.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Settings\Rest;

use Vitrine\Contract;
use Vitrine\Settings\Access;
use Vitrine\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * As WordPress's settings route (`GET` reads, `POST`, `PUT` and `PATCH` write), for
 * the settings registered in the group `vitrine` alone, and for shop managers, who
 * may not change the site's.
 */
final class Controller extends \WP_REST_Settings_Controller {

	/**
	 * Sets namespace and route.
	 */
	public function __construct() {
		parent::__construct();
		$this->namespace = Contract::name( 'rest.namespace' );
		$this->rest_base = ltrim( Contract::name( 'rest.settings' ), '/' );
	}

	/**
	 * Registers the hook.
	 */
	public static function boot(): void {
		add_action(
			'rest_api_init',
			static function (): void {
				( new self() )->register_routes();
			}
		);
	}

	/**
	 * The route, as requests name it.
	 */
	public static function path(): string {
		return '/' . Contract::name( 'rest.namespace' ) . Contract::name( 'rest.settings' );
	}

	/**
	 * Whether the person of this request may read and write.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request Not used.
	 */
	public function get_item_permissions_check( $request ): bool { // phpcs:ignore VariableAnalysis.CodeAnalysis.VariableAnalysis.UnusedVariable -- WordPress's signature.
		return current_user_can( Access::SETTINGS );
	}

	/**
	 * The names under which settings are sent.
	 *
	 * @return list<string>
	 */
	public function names(): array {
		return array_map( 'strval', array_keys( $this->get_registered_options() ) );
	}

	/**
	 * The settings of the shop, with those that other plugins have put beside them.
	 *
	 * @return array<string, array<string, mixed>> As of the parent's.
	 */
	protected function get_registered_options() {
		$group = wp_list_filter( get_registered_settings(), array( 'group' => Settings::GROUP ) );
		return array_filter( parent::get_registered_options(), static fn ( array $one ): bool => array_key_exists( (string) $one['option_name'], $group ) );
	}
}
