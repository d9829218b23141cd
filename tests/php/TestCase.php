<?php
/**
 * Base class of the PHP tests.
 *
 * @package Vitrine
 */

declare(strict_types=1);

// phpcs:disable WordPress.Security.NonceVerification -- Saves and restores the superglobals; does not use their values.

namespace Vitrine\Tests;

use PHPUnit\Framework\TestCase as FrameworkTestCase;
use Vitrine\Contract;
use Vitrine\Tests\Support\Environment;
use Vitrine\Tests\Support\Processes;
use Vitrine\Tests\Support\Response;
use Vitrine\Tests\Support\State;
use Vitrine\Tests\Support\Visitor;
use WP_Dependencies;
use WP_Hook;
use _WP_Dependency;

/**
 * Each test starts on a clean site as a guest, and fails if PHP logs an error, in
 * this process or in the web server.
 */
abstract class TestCase extends FrameworkTestCase {

	/**
	 * Hooks before the test.
	 *
	 * @var array<string, WP_Hook>
	 */
	private array $hooks = array();

	/**
	 * Script and style registries before the test.
	 *
	 * @var array{WP_Dependencies, WP_Dependencies}
	 */
	private array $registries;

	/**
	 * Superglobals before the test.
	 *
	 * @var array<string, array<mixed>>
	 */
	private array $request = array();

	/**
	 * The visitor of http().
	 */
	private ?Visitor $guest = null;

	/**
	 * Restores the state of the site.
	 */
	protected function setUp(): void {
		parent::setUp();
		State::restore();
		Environment::clear_mails();
		Environment::clear_debug_log();
		$this->registries = array( self::copy( wp_scripts() ), self::copy( wp_styles() ) );

		$this->hooks   = array_map( static fn( WP_Hook $hook ): WP_Hook => clone $hook, $GLOBALS['wp_filter'] );
		$this->request = array( $_GET, $_POST, $_REQUEST, $_COOKIE, $_SERVER );
		$this->guest   = null;
		wp_set_current_user( 0 );
	}

	/**
	 * Restores the state of this process.
	 */
	protected function tearDown(): void {
		// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- WordPress has no function that restores all hooks.
		$GLOBALS['wp_filter'] = $this->hooks;
		// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- WordPress has no function that restores all scripts.
		list( $GLOBALS['wp_scripts'], $GLOBALS['wp_styles'] ) = $this->registries;

		list( $_GET, $_POST, $_REQUEST, $_COOKIE, $_SERVER ) = $this->request;

		// The page's global post must not leak into the next test and may be deleted.
		unset( $GLOBALS['post'], $GLOBALS['product'] );

		// Its names depend on filters and settings, which are restored by now.
		Contract::reset();

		// PHPUnit keeps test objects until the end of the run; free their memory.
		$this->hooks   = array();
		$this->request = array();
		$this->guest   = null;
		unset( $this->registries );
		parent::tearDown();
	}

	/**
	 * Clones a registry with its dependencies.
	 *
	 * @template T of WP_Dependencies
	 * @param T $registry Script or style registry.
	 * @return T
	 */
	private static function copy( WP_Dependencies $registry ): WP_Dependencies {
		$copy             = clone $registry;
		$copy->registered = array_map( static fn( _WP_Dependency $one ): _WP_Dependency => clone $one, $registry->registered );
		return $copy;
	}

	/**
	 * Fails the test if PHP has logged errors.
	 */
	protected function assertPostConditions(): void {
		parent::assertPostConditions();
		self::assertSame( '', Environment::debug_log(), 'PHP logged errors.' );
	}

	/**
	 * Returns a new visitor with a separate browser session.
	 */
	protected function visitor(): Visitor {
		return new Visitor();
	}

	/**
	 * Returns a new visitor, logged in with a new account.
	 *
	 * @param string $role Role of the account, also used as its name.
	 */
	protected function visitor_as( string $role ): Visitor {
		wp_insert_user(
			array(
				'user_login' => $role,
				'user_pass'  => 'password',
				'role'       => $role,
			)
		);
		$visitor = $this->visitor();
		$visitor->log_in( $role, 'password' );
		return $visitor;
	}

	/**
	 * Sends a request over HTTP, as the same guest throughout a test.
	 *
	 * @param string                           $method  HTTP method.
	 * @param string                           $path    Path with query string, for example "/?wc-ajax=add_to_cart".
	 * @param array<string, mixed>|string|null $body    Fields, or a raw body.
	 * @param array<string, string|null>       $headers Additional headers.
	 */
	protected function http( string $method, string $path, $body = null, array $headers = array() ): Response {
		$this->guest ??= new Visitor();
		return $this->guest->request( $method, $path, $body, $headers );
	}

	/**
	 * Runs a static method in several PHP processes at once.
	 *
	 * @param callable-string   $method    For example self::class . '::buy'; its return value must be
	 *                                     JSON-serializable.
	 * @param list<list<mixed>> $arguments A list of arguments for each process.
	 * @return list<mixed> Return values of the processes.
	 */
	protected function concurrently( string $method, array $arguments ): array {
		return Processes::run( $method, $arguments );
	}

	/**
	 * Returns the emails sent since the test began.
	 *
	 * @return list<array<string, mixed>> Arguments of wp_mail().
	 */
	protected function mails(): array {
		return Environment::mails();
	}
}
