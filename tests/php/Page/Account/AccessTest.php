<?php
/**
 * Tests of login and password reset in the account.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Page\Account;

use Vitrine\Plugin;
use Vitrine\Tests\Page\FormTestCase;
use Vitrine\Tests\Support\Environment;
use Vitrine\Tests\Support\Response;
use Vitrine\Tests\Support\Visitor;

/**
 * Sends real requests, without JavaScript.
 */
final class AccessTest extends FormTestCase {

	/**
	 * Creates the customer.
	 */
	protected function setUp(): void {
		parent::setUp();
		$this->assertIsInt( wp_create_user( 'anna', 'secret word', 'anna@example.org' ) );
		Environment::clear_mails();
	}

	/**
	 * @testdox A failed login shows an error on the account page without revealing whether the account exists
	 */
	public function test_a_wrong_password_stays_on_the_account_page_and_tells_nothing_of_the_account(): void {
		$visitor = new Visitor();
		$page    = $this->log_in( $visitor, 'anna', 'wrong', '/shop/' );
		$this->assertSame( 200, $page->status );
		$this->assertStringContainsString( 'Incorrect username', $page->body );
		$this->assertStringContainsString( 'value="anna"', $page->body );
		$this->assertMatchesRegularExpression( '~name="redirect_to" value="[^"]*/shop/"~', $page->body );
		$this->assertSame(
			str_replace( 'nobody', 'anna', $this->message( $this->log_in( $visitor, 'nobody', 'wrong' ) ) ),
			$this->message( $page )
		);
		$this->assertStringNotContainsString( 'logged-in', $visitor->get( '/' )->body );
		$this->assertSame( '/shop/', $this->path( $this->log_in( $visitor, 'anna', 'secret word', '/shop/' ) ) );
		$this->assertStringContainsString( 'logged-in', $visitor->get( '/' )->body );
	}

	/**
	 * @testdox A login redirects only within the site
	 */
	public function test_a_login_does_not_lead_to_another_site(): void {
		$this->assertSame( $this->account(), $this->path( $this->log_in( new Visitor(), 'anna', 'secret word', 'https://elsewhere.example/' ) ) );
	}

	/**
	 * @testdox Limits login attempts
	 */
	public function test_slows_down_whoever_guesses(): void {
		for ( $i = 0; $i < 10; $i++ ) {
			$this->assertStringContainsString( 'Incorrect username', $this->log_in( new Visitor(), 'anna', 'wrong' )->body );
		}
		$last = $this->log_in( new Visitor(), 'anna', 'secret word' );
		$this->assertStringContainsString( 'Too many login attempts', $last->body );
	}

	/**
	 * @testdox Rejects forms submitted from other sites
	 */
	public function test_takes_no_form_of_another_site(): void {
		$visitor = new Visitor();
		foreach ( array( 'vitrine_log_in', 'vitrine_lost_password', 'vitrine_new_password' ) as $mark ) {
			$visitor->post(
				$this->account(),
				array(
					$mark        => '1',
					'log'        => 'anna',
					'pwd'        => 'secret word',
					'user_login' => 'anna',
				),
				array(
					'Origin'         => 'https://elsewhere.example',
					'Sec-Fetch-Site' => 'cross-site',
				)
			);
		}
		$this->assertStringNotContainsString( 'logged-in', $visitor->get( '/' )->body );
		$this->assertSame( array(), Environment::mails() );
	}

	/**
	 * @testdox The password reset link sets a new password once
	 */
	public function test_a_link_by_mail_sets_a_new_password_once(): void {
		$visitor = new Visitor();
		$this->assertSame( $this->account(), $this->path( $this->ask( $visitor, 'anna@example.org' ) ) );
		$this->assertStringContainsString( 'If there is an account', $visitor->get( $this->account() )->body );

		$link = $this->link();
		$this->assertStringNotContainsString( 'wp-login', $link );
		$kept = $visitor->get( $link );
		// The key is not in the URL of the page.
		$this->assertSame( $this->account() . '?reset-password=1', $this->path( $kept ) );
		$this->assertMatchesRegularExpression( '/wp-resetpass-\w+=[^;]+; path=[^;]*account[^;]*; HttpOnly; SameSite=Lax/i', $kept->header( 'set-cookie' ) );
		$form = $visitor->get( $this->account() . '?reset-password=1' );
		$this->assertStringContainsString( 'autocomplete="new-password"', $form->body );
		$this->assertStringContainsString( 'value="anna"', $form->body );

		$this->assertStringContainsString( 'Please enter a password.', $this->set( $visitor, ' ' )->body );
		$this->assertSame( $this->account(), $this->path( $this->set( $visitor, 'another word' ) ) );
		$this->assertStringContainsString( 'Your password has been changed.', $visitor->get( $this->account() )->body );
		$this->assertSame( 200, $this->log_in( $visitor, 'anna', 'secret word' )->status );
		$this->path( $this->log_in( $visitor, 'anna', 'another word' ) );

		$late = new Visitor();
		$late->get( $link );
		$this->assertStringContainsString( 'no longer valid', $late->get( $this->account() . '?reset-password=1' )->body );
		$this->assertStringContainsString( 'no longer valid', $this->set( $late, 'a third word' )->body );
		$this->assertSame( 303, $this->log_in( new Visitor(), 'anna', 'another word' )->status );
	}

	/**
	 * WordPress hashes passwords with the slashes of its requests, and so do
	 * forms of other plugins.
	 *
	 * @testdox A password with quotes also works on WordPress's login page
	 */
	public function test_a_password_with_quotes_is_the_same_one_at_wordpress_own_login(): void {
		$word = 'it\'s a "word" \\o/';
		$anna = get_user_by( 'login', 'anna' )->ID;
		// As WordPress's password reset form does.
		reset_password( get_userdata( $anna ), wp_slash( $word ) );
		$this->assertSame( 303, $this->log_in( new Visitor(), 'anna', $word )->status );

		Environment::clear_mails();
		$visitor = new Visitor();
		$this->ask( $visitor, 'anna' );
		$visitor->get( $this->link() );
		$this->assertSame( $this->account(), $this->path( $this->set( $visitor, "$word!" ) ) );
		$this->assertSame( 303, $this->log_in( new Visitor(), 'anna', "$word!" )->status );
		$login = ( new Visitor() )->post(
			'/wp-login.php',
			array(
				'log' => 'anna',
				'pwd' => "$word!",
			)
		);
		$this->assertSame( 302, $login->status );
	}

	/**
	 * @testdox Password reset requests do not reveal accounts, and are limited
	 */
	public function test_asking_for_a_link_tells_nothing_and_is_limited(): void {
		$answers = array_map(
			function ( string $name ): string {
				$visitor = new Visitor();
				return $this->path( $this->ask( $visitor, $name ) ) . $this->message( $visitor->get( $this->account() ) );
			},
			array( 'anna', 'nobody@example.org' )
		);
		$this->assertSame( $answers[0], $answers[1] );
		$this->assertCount( 1, Environment::mails() );
		$this->ask( new Visitor(), 'anna' );
		$this->ask( new Visitor(), 'anna' );
		$this->assertStringContainsString( 'Too many', $this->ask( new Visitor(), 'anna' )->body );
		$this->assertCount( 3, Environment::mails() );
	}

	/**
	 * Returns the path of the account page.
	 */
	private function account(): string {
		return str_replace( Environment::url(), '', Plugin::engine()->page_url( 'account' ) );
	}

	/**
	 * Submits the login form.
	 *
	 * @param Visitor $visitor  The visitor.
	 * @param string  $name     Login name or email address.
	 * @param string  $password The password.
	 * @param string  $target   Redirect target.
	 */
	private function log_in( Visitor $visitor, string $name, string $password, string $target = '' ): Response {
		return $visitor->post(
			$this->account(),
			array(
				'vitrine_log_in' => '1',
				'log'            => $name,
				'pwd'            => $password,
				'redirect_to'    => str_starts_with( $target, '/' ) ? Environment::url() . $target : $target,
			)
		);
	}

	/**
	 * Requests a password reset.
	 *
	 * @param Visitor $visitor The visitor.
	 * @param string  $name    Login name or email address.
	 */
	private function ask( Visitor $visitor, string $name ): Response {
		return $visitor->post(
			$this->account() . '?lost-password=1',
			array(
				'vitrine_lost_password' => '1',
				'user_login'            => $name,
			)
		);
	}

	/**
	 * Sets a password.
	 *
	 * @param Visitor $visitor  The visitor.
	 * @param string  $password The new one.
	 */
	private function set( Visitor $visitor, string $password ): Response {
		return $visitor->post(
			$this->account() . '?reset-password=1',
			array(
				'vitrine_new_password' => '1',
				'pwd'                  => $password,
			)
		);
	}

	/**
	 * Returns the path of the link in the email.
	 */
	private function link(): string {
		$mails = Environment::mails();
		$this->assertCount( 1, $mails );
		$this->assertSame( 1, preg_match( '~' . preg_quote( Environment::url(), '~' ) . '(\S+key=\S+)~', (string) $mails[0]['message'], $found ), (string) $mails[0]['message'] );
		return $found[1];
	}

	/**
	 * Returns the notice of a page.
	 *
	 * @param Response $page The page.
	 */
	private function message( Response $page ): string {
		preg_match_all( '~<[^>]*role="alert"[^>]*>(.*?)</div>~s', $page->body, $found );
		$this->assertNotSame( array(), $found[1] );
		return implode( "\n", array_map( 'wp_strip_all_tags', $found[1] ) );
	}
}
