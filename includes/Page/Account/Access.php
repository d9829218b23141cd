<?php
/**
 * Login on the account page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Page\Account;

use Vitrine\Ajax\Account\LogIn;
use Vitrine\Ajax\Account\Reply;
use Vitrine\Ajax\Nonces;
use Vitrine\Ajax\Refusal;
use Vitrine\Ajax\Request;
use Vitrine\Ajax\Routing\Origin;
use Vitrine\Commerce\Engine;
use Vitrine\Commerce\Optional\KeepsAddresses;
use Vitrine\Page\Forms;
use Vitrine\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Shoppers log in and reset their password on the shop's account page instead of
 * wp-login.php. WordPress's own functions are used, so that security plugins apply.
 * Only if the account page is ours: other engines have their own.
 *
 * @see spec 2.8
 */
final class Access {

	/** Hidden fields that identify a form. */
	public const LOG_IN        = 'vitrine_log_in';
	public const LOST_PASSWORD = 'vitrine_lost_password';
	public const NEW_PASSWORD  = 'vitrine_new_password';
	public const DETAILS       = 'vitrine_account_details';

	/** Query variables of the account page's views. */
	public const LOST  = 'lost-password';
	public const RESET = 'reset-password';

	/** WordPress's field names. */
	private const NAME     = 'log';
	private const PASSWORD = 'pwd';

	/** Maximum number of attempts in 15 minutes: per client, per name. */
	private const LOG_IN_LIMITS = array( 20, 10 );
	private const MAIL_LIMITS   = array( 10, 3 );

	/** Maximum length of a password, as in WordPress. */
	private const LONGEST = 4096;

	/**
	 * Error of the submitted form; empty: none.
	 *
	 * @var string
	 */
	private static string $message = '';

	/**
	 * Submitted name.
	 *
	 * @var string
	 */
	private static string $name = '';

	/**
	 * URL to redirect to after the login, according to the form.
	 *
	 * @var string
	 */
	private static string $target = '';

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_action( 'wp_loaded', array( self::class, 'handle' ), 15 );
		add_action( 'template_redirect', array( self::class, 'keep_key' ), 1 );
	}

	/**
	 * Stores the key of a password reset link, on the page for it.
	 */
	public static function keep_key(): void {
		if ( self::RESET === self::view() ) {
			ResetLink::keep();
		}
	}

	/**
	 * Whether we handle the engine's account page: then the engine stores addresses
	 * with us.
	 *
	 * @param Engine $engine The engine.
	 */
	public static function is_ours( Engine $engine ): bool {
		return $engine instanceof KeepsAddresses && '' !== $engine->page_url( 'account' );
	}

	/**
	 * Returns the view of the account page for guests: `lost-password`,
	 * `reset-password`, or empty for the login.
	 */
	public static function view(): string {
		foreach ( array( self::LOST, self::RESET ) as $view ) {
			// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- URL parameter; changes nothing.
			if ( isset( $_GET[ $view ] ) ) {
				return $view;
			}
		}
		return '';
	}

	/**
	 * Returns the URL of a view.
	 *
	 * @param Engine $engine The engine.
	 * @param string $view   View, see view().
	 */
	public static function url( Engine $engine, string $view ): string {
		return '' === $view ? $engine->page_url( 'account' ) : add_query_arg( $view, '1', $engine->page_url( 'account' ) );
	}

	/**
	 * Returns the error of the submitted form; empty: none.
	 */
	public static function message(): string {
		return self::$message;
	}

	/**
	 * Returns the submitted name.
	 */
	public static function name(): string {
		return self::$name;
	}

	/**
	 * Returns the URL to redirect to after a failed login; empty: the account page.
	 */
	public static function target(): string {
		return self::$target;
	}

	/**
	 * Handles the submitted form, if it is one of these.
	 */
	public static function handle(): void {
		$engine = Plugin::engine();
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- Only checks which form was sent; the origin is checked below.
		$marks = array_intersect( array( self::LOG_IN, self::LOST_PASSWORD, self::NEW_PASSWORD, self::DETAILS ), array_keys( $_POST ) );
		if ( array() === $marks || 'POST' !== ( $_SERVER['REQUEST_METHOD'] ?? '' ) || wp_doing_ajax() || is_admin() || ! self::is_ours( $engine ) ) {
			return;
		}
		try {
			$request = Request::current();
			Origin::check( $_SERVER );
			match ( reset( $marks ) ) {
				self::LOG_IN        => self::log_in( $request, $engine ),
				self::LOST_PASSWORD => self::send_link( $request, $engine ),
				self::NEW_PASSWORD  => self::set_password( $request, $engine ),
				self::DETAILS       => AccountDetails::save( $request, $engine ),
			};
		} catch ( Refusal $refusal ) {
			self::$message = $refusal->getMessage();
		}
	}

	/**
	 * Logs in.
	 *
	 * @param Request $request The submitted form.
	 * @param Engine  $engine  The engine.
	 * @throws Refusal When the login fails.
	 */
	private static function log_in( Request $request, Engine $engine ): void {
		self::$name   = $request->text( self::NAME );
		$target       = $request->text( 'redirect_to', 2000 );
		self::$target = '' === $target ? $engine->page_url( 'account' ) : wp_validate_redirect( $target, $engine->page_url( 'account' ) );
		Reply::count( Nonces::LOGIN, self::$name, self::LOG_IN_LIMITS );
		$user = LogIn::sign_on( self::$name, $request->text( self::PASSWORD, self::LONGEST ), $request->has( 'rememberme' ) );
		if ( ! $user instanceof \WP_User ) {
			self::$message = $user;
			return;
		}
		/** This filter is documented in wp-login.php */
		$target = apply_filters( 'login_redirect', self::$target, self::$target, $user ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress hook.
		Forms::go( is_string( $target ) && '' !== $target ? $target : $engine->page_url( 'account' ) );
	}

	/**
	 * Sends the reset link. Does not reveal whether there is an account.
	 *
	 * @param Request $request The submitted form.
	 * @param Engine  $engine  The engine.
	 * @throws Refusal When there were too many requests.
	 */
	private static function send_link( Request $request, Engine $engine ): void {
		self::$name = trim( $request->text( 'user_login' ) );
		if ( '' === self::$name ) {
			throw Refusal::of( 'missing', __( 'Please enter your username or email address.', 'vitrine' ), 400 );
		}
		Reply::count( 'vitrine_lost_password_', self::$name, self::MAIL_LIMITS );
		ResetLink::send( self::$name, $engine );
		$engine->cart()->add_notice( 'success', __( 'If there is an account with this name or address, we have sent an email with a link to set a new password. Please check your inbox.', 'vitrine' ) );
		Forms::go( $engine->page_url( 'account' ) );
	}

	/**
	 * Sets the new password.
	 *
	 * @param Request $request The submitted form.
	 * @param Engine  $engine  The engine.
	 * @throws Refusal When it is not valid.
	 */
	private static function set_password( Request $request, Engine $engine ): void {
		$user = ResetLink::user();
		if ( null === $user ) {
			// The page shows a message and offers a new link.
			return;
		}
		$password = $request->text( self::PASSWORD, self::LONGEST );
		$errors   = new \WP_Error();
		if ( '' === trim( $password ) ) {
			$errors->add( 'empty', __( 'Please enter a password.', 'vitrine' ) );
		}
		/** This action is documented in wp-login.php */
		do_action( 'validate_password_reset', $errors, $user ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress hook.
		if ( $errors->has_errors() ) {
			self::$message = wp_strip_all_tags( $errors->get_error_message() );
			return;
		}
		// WordPress's forms hash and check passwords with slashes.
		reset_password( $user, wp_slash( $password ) );
		ResetLink::forget();
		$engine->cart()->add_notice( 'success', __( 'Your password has been changed. You can log in with it now.', 'vitrine' ) );
		Forms::go( $engine->page_url( 'account' ) );
	}
}
