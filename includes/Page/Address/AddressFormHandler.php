<?php
/**
 * Form for a customer's address.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Page\Address;

use Vitrine\Ajax\Nonces;
use Vitrine\Ajax\Refusal;
use Vitrine\Ajax\Request;
use Vitrine\Ajax\Routing\EndpointUrls;
use Vitrine\Ajax\Routing\Origin;
use Vitrine\Commerce\Engine;
use Vitrine\Commerce\Optional\CustomerAddresses;
use Vitrine\Commerce\Optional\Checkout\FieldsByCountry;
use Vitrine\Commerce\Optional\KeepsAddresses;
use Vitrine\Contract;
use Vitrine\Page\Assets;
use Vitrine\Page\Forms;
use Vitrine\Plugin;
use Vitrine\View\Checkout\Fields\Draft;

defined( 'ABSPATH' ) || exit;

/**
 * Handles the form of the account page: redirects to the account after saving, or
 * displays the form again with errors and all submitted values.
 *
 * @see spec 2.8, 3.5, field 29
 */
final class AddressFormHandler {

	/**
	 * Maximum length of a field: more than the engine allows, so that it can report a
	 * too long text.
	 */
	private const LONGEST = 5000;

	/**
	 * Submitted values and errors to display.
	 *
	 * @var Draft|null
	 */
	private static ?Draft $draft = null;

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_action( 'wp_loaded', array( self::class, 'handle' ), 15 );
		add_filter( 'vitrine_page_has_addresses', array( self::class, 'is_shown' ) );
		add_filter( 'vitrine_page_settings', array( self::class, 'add_settings' ) );
		add_action( 'wp_enqueue_scripts', array( self::class, 'enqueue' ), 95 );
	}

	/**
	 * Returns the submitted values and errors.
	 */
	public static function draft(): Draft {
		return self::$draft ?? new Draft();
	}

	/**
	 * Returns the address that the page edits: `billing` or `shipping`; empty: none.
	 */
	public static function asked(): string {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- URL parameter; changes nothing.
		$type = $_GET[ Contract::name( 'fields.edit_address' ) ] ?? '';
		return is_string( $type ) && self::is_type( $type ) ? $type : '';
	}

	/**
	 * Returns the URL of that page.
	 *
	 * @param Engine $engine The engine.
	 * @param string $type   `billing` or `shipping`.
	 */
	public static function url( Engine $engine, string $type ): string {
		return add_query_arg( Contract::name( 'fields.edit_address' ), $type, $engine->page_url( 'account' ) );
	}

	/**
	 * Whether a page has address fields: in our account only the page of a single
	 * address.
	 *
	 * @param bool $has_any Result of earlier filters.
	 */
	public static function is_shown( bool $has_any ): bool {
		$engine = Plugin::engine();
		return $has_any && ( ! $engine instanceof KeepsAddresses || $engine->is_page( 'checkout' ) || ( '' !== self::asked() && is_user_logged_in() ) );
	}

	/**
	 * Adds the endpoint for fields by country to the settings of pages with such a
	 * form.
	 *
	 * @param array<string, mixed> $settings Like `PageSettings`.
	 * @return array<string, mixed>
	 */
	public static function add_settings( array $settings ): array {
		$engine = Plugin::engine();
		return ( $engine->is_page( 'checkout' ) && ( $engine instanceof KeepsAddresses || $engine->checkout() instanceof FieldsByCountry ) ) || ( $engine instanceof KeepsAddresses && self::is_open( $engine ) )
			? array( 'address_fields' => EndpointUrls::url( 'endpoints.country_fields' ) ) + $settings
			: $settings;
	}

	/**
	 * Enqueues the script that updates the account's form for a country; the checkout's
	 * script includes it.
	 */
	public static function enqueue(): void {
		$engine = Plugin::engine();
		if ( $engine instanceof KeepsAddresses && self::is_open( $engine ) ) {
			Assets::enqueue_rare( Assets::COUNTRY_FIELDS );
		}
	}

	/**
	 * Whether this page is the account's address form.
	 *
	 * @param Engine $engine The engine.
	 */
	private static function is_open( Engine $engine ): bool {
		return '' !== self::asked() && $engine->is_page( 'account' ) && is_user_logged_in();
	}

	/**
	 * Saves an address if the form was submitted.
	 */
	public static function handle(): void {
		$engine = Plugin::engine();
		$posted = 'POST' === ( $_SERVER['REQUEST_METHOD'] ?? '' );
		// phpcs:ignore WordPress.Security.NonceVerification -- Only checks which form was sent; its nonce is verified below.
		if ( ! $posted || ! isset( $_POST[ Contract::name( 'fields.save_address' ) ] ) || wp_doing_ajax() || is_admin() || ! $engine instanceof KeepsAddresses ) {
			return;
		}
		try {
			$request = Request::current();
			Origin::check( $_SERVER );
			self::$draft = self::take( $request, $engine, $engine->addresses() );
		} catch ( Refusal $refusal ) {
			self::$draft = new Draft( message: $refusal->getMessage() );
		}
	}

	/**
	 * Handles a form from this site.
	 *
	 * @param Request   $request   The request.
	 * @param Engine    $engine    The engine.
	 * @param CustomerAddresses $addresses Addresses of its customers.
	 * @return Draft The form as it is to be shown again.
	 * @throws Refusal When it is not an address form, or no customer is logged in.
	 */
	private static function take( Request $request, Engine $engine, CustomerAddresses $addresses ): Draft {
		$type = $request->required( Contract::name( 'fields.save_address' ), 20 );
		$user = get_current_user_id();
		if ( ! self::is_type( $type ) ) {
			throw Refusal::malformed( Contract::name( 'fields.save_address' ) );
		}
		if ( 0 === $user || ! current_user_can( 'edit_user', $user ) ) {
			throw Refusal::logged_out();
		}
		$typed = self::typed( $request, $addresses->fields( $user, $type ) );
		try {
			Nonces::check( $request->text( Contract::name( 'fields.security' ), 64 ), Nonces::ADDRESS, $engine );
		} catch ( Refusal $refusal ) {
			return new Draft( $typed, message: $refusal->getMessage() );
		}
		$refused = $addresses->keep( $user, $type, $typed );
		if ( null !== $refused ) {
			return new Draft( $typed, errors: array_map( 'strval', (array) ( $refused->get_error_data()['fields'] ?? array() ) ), message: $refused->get_error_message() );
		}
		$engine->cart()->add_notice( 'success', 'billing' === $type ? __( 'Your billing address was saved.', 'vitrine' ) : __( 'Your shipping address was saved.', 'vitrine' ) );
		Forms::go( $engine->page_url( 'account' ) );
	}

	/**
	 * Returns the submitted values of an address.
	 *
	 * @param Request                    $request The request.
	 * @param list<array{name: string}> $fields  Fields of the address.
	 * @return array<string, string>
	 */
	private static function typed( Request $request, array $fields ): array {
		$typed = array();
		foreach ( $fields as $field ) {
			$typed[ $field['name'] ] = $request->text( $field['name'], self::LONGEST );
		}
		return $typed;
	}

	/**
	 * Whether an address type exists.
	 *
	 * @param string $type Submitted type.
	 */
	private static function is_type( string $type ): bool {
		return isset( Contract::get( 'fields.address_prefixes' )[ $type ] );
	}
}
