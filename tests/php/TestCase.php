<?php
/**
 * The ground on which the PHP tests stand.
 *
 * @package Vitrine
 */

declare(strict_types=1);

// phpcs:disable WordPress.Security.NonceVerification -- the superglobals are kept and put back, not believed.

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
 * Each test starts on the clean site, as a guest, and fails when PHP complains
 * about anything, in this process or in the web server's.
 */
abstract class TestCase extends FrameworkTestCase {

	/**
	 * Hooks as they were before the test.
	 *
	 * @var array<string, WP_Hook>
	 */
	private array $hooks = array();

	/**
	 * Scripts and styles as they were before the test.
	 *
	 * @var array{WP_Dependencies, WP_Dependencies}
	 */
	private array $registries;

	/**
	 * Superglobals as they were before the test.
	 *
	 * @var array<string, array<mixed>>
	 */
	private array $request = array();

	/**
	 * The visitor of http().
	 */
	private ?Visitor $guest = null;

	/**
	 * Cleans up behind the test before.
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
	 * Takes back what the test did to this process.
	 */
	protected function tearDown(): void {
		// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- WordPress has no other way to take back every hook.
		$GLOBALS['wp_filter'] = $this->hooks;
		// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- nor every script that was registered anew.
		list( $GLOBALS['wp_scripts'], $GLOBALS['wp_styles'] ) = $this->registries;

		list( $_GET, $_POST, $_REQUEST, $_COOKIE, $_SERVER ) = $this->request;

		// A page's own post is of no use to the next one, and may be gone.
		unset( $GLOBALS['post'], $GLOBALS['product'] );

		// Its names follow filters and settings, which are as before now.
		Contract::reset();

		// PHPUnit keeps every test to the end of the run.
		$this->hooks   = array();
		$this->request = array();
		$this->guest   = null;
		unset( $this->registries );
		parent::tearDown();
	}

	/**
	 * A registry with dependencies of its own.
	 *
	 * @template T of WP_Dependencies
	 * @param T $registry Of scripts or styles.
	 * @return T
	 */
	private static function copy( WP_Dependencies $registry ): WP_Dependencies {
		$copy             = clone $registry;
		$copy->registered = array_map( static fn( _WP_Dependency $one ): _WP_Dependency => clone $one, $registry->registered );
		return $copy;
	}

	/**
	 * PHP's complaints fail the test.
	 */
	protected function assertPostConditions(): void {
		parent::assertPostConditions();
		self::assertSame( '', Environment::debug_log(), 'PHP complained.' );
	}

	/**
	 * A new visitor, with a browser of their own.
	 */
	protected function visitor(): Visitor {
		return new Visitor();
	}

	/**
	 * A new visitor, logged in as somebody who has just got an account.
	 *
	 * @param string $role Of the account; its name too.
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
	 * Sends a request over real HTTP, always as the same guest in one test.
	 *
	 * @param string                           $method  HTTP method.
	 * @param string                           $path    Path with its query, such as "/?wc-ajax=add_to_cart".
	 * @param array<string, mixed>|string|null $body    Fields, or a body as it is.
	 * @param array<string, string|null>       $headers Further headers.
	 */
	protected function http( string $method, string $path, $body = null, array $headers = array() ): Response {
		$this->guest ??= new Visitor();
		return $this->guest->request( $method, $path, $body, $headers );
	}

	/**
	 * Runs a static method in many PHP processes at once.
	 *
	 * @param callable-string   $method    Such as self::class . '::buy'; what it returns must survive JSON.
	 * @param list<list<mixed>> $arguments One list of arguments a process.
	 * @return list<mixed> What each returned.
	 */
	protected function concurrently( string $method, array $arguments ): array {
		return Processes::run( $method, $arguments );
	}

	/**
	 * The mails that were sent since the test began.
	 *
	 * @return list<array<string, mixed>> The arguments of wp_mail().
	 */
	protected function mails(): array {
		return Environment::mails();
	}
}
