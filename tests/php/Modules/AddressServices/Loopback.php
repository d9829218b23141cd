<?php
/**
 * The services that find addresses, on this machine.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Modules\AddressServices;

use RuntimeException;
use Vitrine\Tests\Support\Environment;

/**
 * A web server with recorded answers.
 */
final class Loopback {

	/**
	 * Its process.
	 *
	 * @var resource
	 */
	private $process;

	/**
	 * Its output.
	 *
	 * @var resource
	 */
	private $said;

	public readonly int $port;

	/**
	 * File with what it was asked.
	 */
	private readonly string $requests;

	/**
	 * Starts it, and waits until it listens.
	 *
	 * @throws RuntimeException When it does not.
	 */
	public function __construct() {
		$free       = stream_socket_server( 'tcp://127.0.0.1:0' );
		$this->port = (int) substr( strrchr( (string) stream_socket_get_name( $free, false ), ':' ), 1 );
		fclose( $free );
		$this->requests = Environment::dir() . "/private/requests-$this->port";
		$this->process  = proc_open(
			array( PHP_BINARY, '-S', "127.0.0.1:$this->port", __DIR__ . '/answers.php' ),
			array( 2 => array( 'pipe', 'w' ) ),
			$pipes,
			null,
			array( 'REQUESTS' => $this->requests )
		);
		$this->said     = $pipes[2];
		if ( ! str_contains( (string) fgets( $this->said ), 'started' ) ) {
			throw new RuntimeException( 'The server of recorded answers did not start.' );
		}
	}

	/**
	 * The address of a kind of answer.
	 *
	 * @param string $which First part of the path.
	 */
	public function url( string $which ): string {
		return "http://127.0.0.1:$this->port/$which";
	}

	/**
	 * Lets WordPress ask it, which it does not by itself.
	 */
	public function allow(): void {
		add_filter( 'http_request_host_is_external', '__return_true' );
		add_filter( 'http_allowed_safe_ports', fn ( array $ports ): array => array( ...$ports, $this->port ) );
	}

	/**
	 * What it was asked.
	 *
	 * @return list<array{method: string, url: string, headers: array<string, string>, body: string}>
	 */
	public function requests(): array {
		$lines = is_file( $this->requests ) ? file( $this->requests, FILE_IGNORE_NEW_LINES ) : array();
		return array_map( static fn ( string $line ): array => json_decode( $line, true ), $lines );
	}

	/**
	 * Ends it.
	 */
	public function stop(): void {
		fclose( $this->said );
		proc_terminate( $this->process );
		proc_close( $this->process );
		if ( is_file( $this->requests ) ) {
			unlink( $this->requests );
		}
	}
}
