<?php
/**
 * The way into an account.
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
 * Shoppers log in, and get a new password, on the shop's account page and not on
 * wp-login.php. WordPress's own functions do the work, so that what guards a
 * site's logins guards these. Only where the account is the shop's own: other
 * engines have a page of theirs.
 *
 * @see spec 2.8
 */
final class Access {

	/** Hidden fields, which say what a form is. */
	public const LOG_IN        = 'vitrine_log_in';
	public const LOST_PASSWORD = 'vitrine_lost_password';
	public const NEW_PASSWORD  = 'vitrine_new_password';
	public const DETAILS       = 'vitrine_account_details';

	/** What a page of the account shows, in its address. */
	public const LOST  = 'lost-password';
	public const RESET = 'reset-password';

	/** WordPress's names of the fields. */
	private const NAME     = 'log';
	private const PASSWORD = 'pwd';

	/** Attempts in a quarter of an hour: of a client, at a name. */
	private const LOG_IN_LIMITS = array( 20, 10 );
	private const MAIL_LIMITS   = array( 10, 3 );

	/** Characters of a password, as WordPress takes them. */
	private const LONGEST = 4096;

	/**
	 * What a form of this request was refused for; empty: nothing.
	 *
	 * @var string
	 */
	private static string $message = '';

	/**
	 * The name that was typed into it.
	 *
	 * @var string
	 */
	private static string $name = '';

	/**
	 * Where a login leads, as the form says.
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
	 * Keeps the key of a link for a new password, where the page is for one.
	 */
	public static function keep_key(): void {
		if ( self::RESET === self::view() ) {
			ResetLink::keep();
		}
	}

	/**
	 * Whether an engine's account is ours to open: it keeps what stands there.
	 *
	 * @param Engine $engine The shop.
	 */
	public static function is_ours( Engine $engine ): bool {
		return $engine instanceof KeepsAddresses && '' !== $engine->page_url( 'account' );
	}

	/**
	 * What the account page of a guest shows: `lost-password`, `reset-password` or
	 * a login, which is empty.
	 */
	public static function view(): string {
		foreach ( array( self::LOST, self::RESET ) as $view ) {
			// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- An address of a page, not an action.
			if ( isset( $_GET[ $view ] ) ) {
				return $view;
			}
		}
		return '';
	}

	/**
	 * The address of such a page.
	 *
	 * @param Engine $engine The shop.
	 * @param string $view   As above.
	 */
	public static function url( Engine $engine, string $view ): string {
		return '' === $view ? $engine->page_url( 'account' ) : add_query_arg( $view, '1', $engine->page_url( 'account' ) );
	}

	/**
	 * Why the form of this request was refused; empty: it was not.
	 */
	public static function message(): string {
		return self::$message;
	}

	/**
	 * The name that was typed into it.
	 */
	public static function name(): string {
		return self::$name;
	}

	/**
	 * Where the refused login should have led; empty: nowhere else.
	 */
	public static function target(): string {
		return self::$target;
	}

	/**
	 * Does what a form of this request asks for, if it is one of these.
	 */
	public static function handle(): void {
		$engine = Plugin::engine();
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- Looks for the form's mark; where it comes from is checked below.
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
				self::DETAILS       => Details::save( $request, $engine ),
			};
		} catch ( Refusal $refusal ) {
			self::$message = $refusal->getMessage();
		}
	}

	/**
	 * Logs in.
	 *
	 * @param Request $request The form.
	 * @param Engine  $engine  The shop.
	 * @throws Refusal When that is not to be.
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
		$target = apply_filters( 'login_redirect', self::$target, self::$target, $user ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own.
		Forms::go( is_string( $target ) && '' !== $target ? $target : $engine->page_url( 'account' ) );
	}

	/**
	 * Sends the link to a new password. Whether there is such an account is not
	 * said.
	 *
	 * @param Request $request The form.
	 * @param Engine  $engine  The shop.
	 * @throws Refusal When it is asked for too often.
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
	 * @param Request $request The form.
	 * @param Engine  $engine  The shop.
	 * @throws Refusal When it may not be.
	 */
	private static function set_password( Request $request, Engine $engine ): void {
		$user = ResetLink::user();
		if ( null === $user ) {
			// The page says so, and offers another link.
			return;
		}
		$password = $request->text( self::PASSWORD, self::LONGEST );
		$errors   = new \WP_Error();
		if ( '' === trim( $password ) ) {
			$errors->add( 'empty', __( 'Please enter a password.', 'vitrine' ) );
		}
		/** This action is documented in wp-login.php */
		do_action( 'validate_password_reset', $errors, $user ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own.
		if ( $errors->has_errors() ) {
			self::$message = wp_strip_all_tags( $errors->get_error_message() );
			return;
		}
		// WordPress's forms hash and check passwords with the slashes of its requests.
		reset_password( $user, wp_slash( $password ) );
		ResetLink::forget();
		$engine->cart()->add_notice( 'success', __( 'Your password has been changed. You can log in with it now.', 'vitrine' ) );
		Forms::go( $engine->page_url( 'account' ) );
	}
}
