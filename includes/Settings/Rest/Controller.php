<?php
/**
 * REST endpoint of the settings.
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
 * Like WordPress's settings endpoint (`GET` reads, `POST`, `PUT` and `PATCH` write),
 * but only for the settings in the group `vitrine`, and also for shop managers, who
 * cannot change the settings of the site.
 */
final class Controller extends \WP_REST_Settings_Controller {

	/**
	 * Sets namespace and base.
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
	 * Returns the route.
	 */
	public static function path(): string {
		return '/' . Contract::name( 'rest.namespace' ) . Contract::name( 'rest.settings' );
	}

	/**
	 * Whether the current user can read and write the settings.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request Not used.
	 */
	public function get_item_permissions_check( $request ): bool { // phpcs:ignore VariableAnalysis.CodeAnalysis.VariableAnalysis.UnusedVariable -- Signature of WordPress's method.
		return current_user_can( Access::SETTINGS );
	}

	/**
	 * Returns the parameter names of the settings.
	 *
	 * @return list<string>
	 */
	public function names(): array {
		return array_map( 'strval', array_keys( $this->get_registered_options() ) );
	}

	/**
	 * Returns the settings of the shop, including those registered by other plugins in
	 * its group.
	 *
	 * @return array<string, array<string, mixed>> See the parent method.
	 */
	protected function get_registered_options() {
		$group = wp_list_filter( get_registered_settings(), array( 'group' => Settings::GROUP ) );
		return array_filter( parent::get_registered_options(), static fn ( array $one ): bool => array_key_exists( (string) $one['option_name'], $group ) );
	}
}
