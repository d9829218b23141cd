<?php
/**
 * Tests of a customer's name, email address and password.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Page\Account;

use Vitrine\Tests\Support\Environment;
use Vitrine\Tests\Support\Response;
use Vitrine\Tests\Support\Visitor;
use Vitrine\Tests\TestCase;

/**
 * Sends real requests, without JavaScript.
 */
final class DetailsTest extends TestCase {

	private const PAGE = '/account/?edit-account=1';

	private const TYPED = array(
		'account_first_name'   => 'Ada',
		'account_last_name'    => 'O\'Byron \\',
		'account_display_name' => 'Ada B.',
		'account_email'        => 'ada@example.org',
	);

	/**
	 * User ID of the customer.
	 *
	 * @var int
	 */
	private int $user;

	/**
	 * Creates the customer.
	 */
	protected function setUp(): void {
		parent::setUp();
		$this->user = (int) wp_insert_user(
			array(
				'user_login' => 'ada',
				'user_pass'  => 'a word that is secret',
				'user_email' => 'ada@example.org',
				'role'       => 'subscriber',
			)
		);
		Environment::clear_mails();
	}

	/**
	 * Returns the logged-in customer.
	 */
	private function customer(): Visitor {
		$visitor = $this->visitor();
		$visitor->log_in( 'ada', 'a word that is secret' );
		return $visitor;
	}

	/**
	 * Submits the printed form.
	 *
	 * @param Visitor               $visitor The visitor.
	 * @param array<string, string> $typed   Changed values.
	 */
	private function save( Visitor $visitor, array $typed ): Response {
		preg_match( '/name="security" value="([^"]+)"/', $visitor->get( self::PAGE )->body, $found );
		return $visitor->post(
			self::PAGE,
			$typed + self::TYPED + array(
				'vitrine_account_details' => '1',
				'security'                => $found[1] ?? '',
				'password_current'        => '',
				'password_1'              => '',
			)
		);
	}

	/**
	 * Reloads the customer.
	 */
	private function kept(): \WP_User {
		clean_user_cache( $this->user );
		return new \WP_User( $this->user );
	}

	/**
	 * @testdox Changes names without a password and shows a notice
	 */
	public function test_names(): void {
		$visitor = $this->customer();
		$this->assertStringContainsString( 'edit-account=1', $visitor->get( '/account/' )->body );
		$answer = $this->save( $visitor, array() );
		$this->assertSame( 303, $answer->status );
		$this->assertStringEndsWith( '/account/', $answer->header( 'location' ) );
		$page = $visitor->get( '/account/' )->body;
		$this->assertStringContainsString( 'Your account details were saved.', $page );
		$this->assertStringContainsString( 'Hello, Ada B.', $page );
		$this->assertSame( array( 'Ada', 'O\'Byron \\' ), array( $this->kept()->first_name, $this->kept()->last_name ) );
		$this->assertStringContainsString( 'value="O&#039;Byron \\"', $visitor->get( self::PAGE )->body );
	}

	/**
	 * @testdox Changing email or password requires the current password, emails the old address, and ends other sessions
	 */
	public function test_email_and_password(): void {
		$visitor = $this->customer();
		$other   = $this->customer();
		$change  = array(
			'account_email' => 'countess@example.org',
			'password_1'    => 'it\'s another "word"',
		);
		foreach ( array(
			''      => 'Please enter your current password.',
			'wrong' => 'This is not your current password.',
		) as $current => $text ) {
			$page = $this->save( $visitor, array( 'password_current' => (string) $current ) + $change );
			$this->assertSame( 200, $page->status );
			$this->assertStringContainsString( $text, $page->body );
			$this->assertStringContainsString( 'value="countess@example.org"', $page->body, 'The entered email address is kept.' );
			$this->assertStringNotContainsString( 'another &quot;word', $page->body, 'Entered passwords are not kept.' );
		}
		$this->assertSame( 'ada@example.org', $this->kept()->user_email );
		$this->assertSame( array(), Environment::mails() );

		$this->assertSame( 303, $this->save( $visitor, array( 'password_current' => 'a word that is secret' ) + $change )->status );
		$this->assertSame( 'countess@example.org', $this->kept()->user_email );
		$this->assertStringContainsString( 'Hello, Ada B.', $visitor->get( '/account/' )->body, 'The current session stays logged in.' );
		$this->assertStringNotContainsString( 'Hello,', $other->get( '/account/' )->body );
		$this->assertContains( 'ada@example.org', array_map( static fn ( array $mail ): string => implode( ',', (array) $mail['to'] ), Environment::mails() ) );
		$again = $this->visitor();
		$again->log_in( 'ada', 'it\'s another "word"' );
		$this->assertStringContainsString( 'Hello, Ada B.', $again->get( '/account/' )->body );
	}

	/**
	 * @testdox Shows errors at their fields and saves nothing
	 */
	public function test_errors(): void {
		wp_create_user( 'grace', 'hers', 'grace@example.org' );
		$visitor = $this->customer();
		foreach ( array(
			'Please enter a display name.'        => array( 'account_display_name' => ' ' ),
			'that is not an email address'        => array( 'account_display_name' => 'me@example.org' ),
			'Please enter a valid email address.' => array( 'account_email' => 'nowhere' ),
			'Too short.'                          => array( 'password_1' => 'x' ),
			'This email address belongs to another account.' => array(
				'account_email'    => 'grace@example.org',
				'password_current' => 'a word that is secret',
			),
		) as $text => $typed ) {
			$page = $this->save( $visitor, $typed );
			$this->assertStringContainsString( $text, $page->body );
			$this->assertStringContainsString( 'aria-invalid="true"', $page->body, $text );
		}
		$this->assertStringNotContainsString( 'belongs to another', $this->save( $visitor, array( 'account_email' => 'grace@example.org' ) )->body, 'Not revealed without the password.' );
		$this->assertSame( '', $this->kept()->first_name );
	}

	/**
	 * @testdox Rejects a form with an invalid nonce, from a guest, or cross-site
	 */
	public function test_guards(): void {
		$visitor = $this->customer();
		$this->assertStringContainsString( 'This page has expired.', $this->save( $visitor, array( 'security' => 'x' ) )->body );
		$guest = $this->save( $this->visitor(), array() );
		$this->assertSame( 200, $guest->status );
		$this->assertStringContainsString( 'You have been logged out', $guest->body );
		$visitor->post( self::PAGE, self::TYPED + array( 'vitrine_account_details' => '1' ), array( 'Origin' => 'https://elsewhere.example' ) );
		$this->assertSame( '', $this->kept()->first_name );
	}

	/**
	 * @testdox Limits attempts at the current password
	 */
	public function test_limits(): void {
		$visitor = $this->customer();
		$try     = array(
			'password_current' => 'wrong',
			'password_1'       => 'a new one that is long',
		);
		for ( $i = 0; $i < 10; $i++ ) {
			$this->save( $visitor, $try );
		}
		$this->assertStringContainsString( 'Too many', $this->save( $visitor, array( 'password_current' => 'a word that is secret' ) + $try )->body );
	}
}
