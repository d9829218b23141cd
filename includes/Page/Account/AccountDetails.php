<?php
/**
 * Name, email address and password of a customer.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Page\Account;

use Vitrine\Ajax\Account\Reply;
use Vitrine\Ajax\Checkout\Registration;
use Vitrine\Ajax\Nonces;
use Vitrine\Ajax\Refusal;
use Vitrine\Ajax\Request;
use Vitrine\Commerce\Engine;
use Vitrine\Commerce\Optional\DrawsAccountDetails;
use Vitrine\Contract;
use Vitrine\Page\Forms;
use Vitrine\View\Checkout\Fields\Draft;

defined( 'ABSPATH' ) || exit;

/**
 * Handles the form of the account page. Changing the email address or password requires
 * the current password, so that an unattended browser does not give away the account.
 * WordPress's own functions save the data, notify the old address and end other
 * sessions.
 *
 * @see spec 2.8
 */
final class AccountDetails {

	/** Query variable of the page. */
	private const VIEW = 'edit-account';

	/** Field names, the same as in other shops, which password managers know. */
	private const FIRST   = 'account_first_name';
	private const LAST    = 'account_last_name';
	private const SHOWN   = 'account_display_name';
	private const EMAIL   = 'account_email';
	private const CURRENT = 'password_current';
	private const NEW     = 'password_1';

	/** Maximum number of current passwords in 15 minutes: per client, per account. */
	private const LIMITS = array( 20, 10 );

	/** Maximum length of a field, and of a password as in WordPress. */
	private const LONGEST          = 250;
	private const LONGEST_PASSWORD = 4096;

	/**
	 * Submitted values and errors to display.
	 *
	 * @var Draft|null
	 */
	private static ?Draft $draft = null;

	/**
	 * Whether the account page displays the form.
	 *
	 * @param Engine $engine The engine.
	 */
	public static function is_asked( Engine $engine ): bool {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- URL parameter; changes nothing.
		return isset( $_GET[ self::VIEW ] ) && self::is_offered( $engine );
	}

	/**
	 * Whether customers can change them on the account page: in our form, or in the
	 * engine's.
	 *
	 * @param Engine $engine The engine.
	 */
	public static function is_offered( Engine $engine ): bool {
		return $engine instanceof DrawsAccountDetails || Access::is_ours( $engine );
	}

	/**
	 * Returns the URL of the form.
	 *
	 * @param Engine $engine The engine.
	 */
	public static function url( Engine $engine ): string {
		return add_query_arg( self::VIEW, '1', $engine->page_url( 'account' ) );
	}

	/**
	 * Returns the submitted values and errors.
	 */
	public static function draft(): Draft {
		return self::$draft ?? new Draft( message: Access::message() );
	}

	/**
	 * Returns the fields of the customer and of the password.
	 *
	 * @param \WP_User $user The customer.
	 * @return array{details: list<array<string, mixed>>, password: list<array<string, mixed>>}
	 */
	public static function fields( \WP_User $user ): array {
		$draft = self::draft();
		$field = static fn ( string $name, string $label, string $type, bool $required, string $autocomplete, string $value = '', string $width = 'full', string $hint = '' ): array => array(
			'value' => $draft->values[ $name ] ?? $value,
			'error' => $draft->errors[ $name ] ?? '',
		) + compact( 'name', 'label', 'type', 'required', 'autocomplete', 'width', 'hint' );
		return array(
			'details'  => array(
				$field( self::FIRST, __( 'First name', 'vitrine' ), 'text', false, 'given-name', $user->first_name, 'half' ),
				$field( self::LAST, __( 'Last name', 'vitrine' ), 'text', false, 'family-name', $user->last_name, 'half' ),
				$field( self::SHOWN, __( 'Display name', 'vitrine' ), 'text', true, 'nickname', $user->display_name, hint: __( 'Shown in your account and with your reviews.', 'vitrine' ) ),
				$field( self::EMAIL, __( 'Email address', 'vitrine' ), 'email', true, 'email', $user->user_email ),
			),
			'password' => array(
				$field( self::CURRENT, __( 'Current password', 'vitrine' ), 'password', false, 'current-password', hint: __( 'Required to change your email address or password.', 'vitrine' ) ),
				$field( self::NEW, __( 'New password', 'vitrine' ), 'password', false, 'new-password', hint: __( 'Leave empty to keep your password.', 'vitrine' ) ),
			),
		);
	}

	/**
	 * Returns the hidden fields.
	 *
	 * @param Engine $engine The engine.
	 * @return array<string, string>
	 */
	public static function hidden( Engine $engine ): array {
		return array(
			Access::DETAILS                     => '1',
			Contract::name( 'fields.security' ) => Nonces::create( Nonces::DETAILS, $engine ),
		);
	}

	/**
	 * Handles the submitted form: redirects after saving, or displays it again with
	 * errors.
	 *
	 * @param Request $request The submitted form, from this site.
	 * @param Engine  $engine  The engine.
	 * @throws Refusal When no customer is logged in.
	 */
	public static function save( Request $request, Engine $engine ): void {
		$user = wp_get_current_user();
		if ( ! $user->exists() || ! current_user_can( 'edit_user', $user->ID ) ) {
			throw Refusal::logged_out();
		}
		$typed = array();
		foreach ( array( self::FIRST, self::LAST, self::SHOWN, self::EMAIL ) as $name ) {
			$typed[ $name ] = sanitize_text_field( $request->text( $name, self::LONGEST ) );
		}
		$password = $request->text( self::NEW, self::LONGEST_PASSWORD );
		$errors   = array();
		try {
			Nonces::check( $request->text( Contract::name( 'fields.security' ), 64 ), Nonces::DETAILS, $engine );
			$errors  = self::errors( $user, $typed, $password, $request->text( self::CURRENT, self::LONGEST_PASSWORD ) );
			$message = array() === $errors ? self::keep( $user, $typed, $password ) : '';
		} catch ( Refusal $refusal ) {
			$message = $refusal->getMessage();
		}
		if ( array() !== $errors || '' !== $message ) {
			self::$draft = new Draft( $typed, errors: $errors, message: $message );
			return;
		}
		$engine->cart()->add_notice( 'success', __( 'Your account details were saved.', 'vitrine' ) );
		Forms::go( $engine->page_url( 'account' ) );
	}

	/**
	 * Validates the form. Whether an email address has an account is revealed only with
	 * the correct password.
	 *
	 * @param \WP_User              $user     The customer.
	 * @param array<string, string> $typed    Submitted values by field.
	 * @param string                $password New password; empty: unchanged.
	 * @param string                $current  Current password as typed.
	 * @return array<string, string> By field.
	 * @throws Refusal When there were too many attempts with a wrong password.
	 */
	private static function errors( \WP_User $user, array $typed, string $password, string $current ): array {
		$is_other = 0 !== strcasecmp( $typed[ self::EMAIL ], $user->user_email );
		$errors   = array(
			self::SHOWN   => match ( true ) {
				'' === $typed[ self::SHOWN ] => __( 'Please enter a display name.', 'vitrine' ),
			// It is displayed publicly with reviews.
			false !== is_email( $typed[ self::SHOWN ] ) && $typed[ self::SHOWN ] !== $user->display_name => __( 'Please choose a display name that is not an email address.', 'vitrine' ),
			default => '',
			},
			self::EMAIL   => false === is_email( $typed[ self::EMAIL ] ) ? __( 'Please enter a valid email address.', 'vitrine' ) : '',
			// Keeps the order of the form.
			self::CURRENT => '',
			self::NEW     => '' === $password ? '' : Registration::weakness( $password ),
		);
		if ( $is_other || '' !== $password ) {
			$errors[ self::CURRENT ] = self::refused( $user, $current );
			if ( $is_other && '' === $errors[ self::CURRENT ] && '' === $errors[ self::EMAIL ] && false !== email_exists( $typed[ self::EMAIL ] ) ) {
				$errors[ self::EMAIL ] = __( 'This email address belongs to another account.', 'vitrine' );
			}
		}
		return array_filter( $errors, static fn ( string $text ): bool => '' !== $text );
	}

	/**
	 * Checks the current password; returns an error, or an empty string.
	 *
	 * @param \WP_User $user    The customer.
	 * @param string   $current Password as typed.
	 * @throws Refusal When there were too many attempts.
	 */
	private static function refused( \WP_User $user, string $current ): string {
		if ( '' === $current ) {
			return __( 'Please enter your current password.', 'vitrine' );
		}
		Reply::count( Nonces::DETAILS, $user->user_login, self::LIMITS );
		// WordPress's forms hash and check passwords with slashes.
		return wp_check_password( wp_slash( $current ), $user->user_pass, $user->ID ) ? '' : __( 'This is not your current password.', 'vitrine' );
	}

	/**
	 * Saves the details with WordPress's functions and their hooks.
	 *
	 * @param \WP_User              $user     The customer.
	 * @param array<string, string> $typed    Valid values by field.
	 * @param string                $password New password; empty: unchanged.
	 * @return string Error message; empty on success.
	 */
	private static function keep( \WP_User $user, array $typed, string $password ): string {
		$data   = array(
			'ID'           => $user->ID,
			'first_name'   => $typed[ self::FIRST ],
			'last_name'    => $typed[ self::LAST ],
			'display_name' => $typed[ self::SHOWN ],
			'user_email'   => $typed[ self::EMAIL ],
		) + ( '' === $password ? array() : array( 'user_pass' => $password ) );
		$errors = new \WP_Error();
		$object = (object) ( $data + array( 'user_login' => $user->user_login ) );
		/** This action is documented in wp-admin/includes/user.php */
		do_action_ref_array( 'user_profile_update_errors', array( &$errors, true, &$object ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress hook.
		$result = $errors->has_errors() ? $errors : wp_update_user( wp_slash( $data ) );
		return is_wp_error( $result ) ? wp_strip_all_tags( $result->get_error_message() ) : '';
	}
}
